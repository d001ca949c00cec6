import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { log } from '../../../ground/log.ts'
import type { OwnFile } from '../of-members.ts'
import type { Copy } from './copy.ts'
import { writeHtml } from './copy-html.ts'
import { resourcePolicyHeader } from '@washhouse/serving/security-headers'
import { streamOf } from '../../../ground/stream-of.ts'

const pieceLetters = 32 * 1024

/**
 * The copy as a ZIP, in pieces: `data.json`, `data.html` and what stands under `pictures/`. Each piece is made when it is
 * taken, so that a slow reader holds one of them.
 */
export async function* writeArchive(copy: Copy, now = new Date()): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  const files = await filesThere(await copy.files())
  yield* add(new ZipDeflate('data.json'), encode(writeJson(copy, now)))
  yield* add(new ZipDeflate('data.html'), encode(writeHtml(copy, files, now)))
  // Pictures are compressed already.
  for (const { name, path } of files) yield* add(new ZipPassThrough(name), createReadStream(path))
  zip.end()
  yield* made.splice(0)

  async function* add(
    file: ZipDeflate | ZipPassThrough,
    content: AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array> {
    zip.add(file)
    for await (const piece of content) {
      file.push(piece)
      yield* made.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* made.splice(0)
  }
}

/** What was taken away since it was looked up is not there any more, and is no fault. */
async function filesThere(files: readonly OwnFile[]): Promise<OwnFile[]> {
  const there: OwnFile[] = []
  for (const file of files)
    try {
      await stat(file.path)
      there.push(file)
    } catch (error) {
      log.warn({ err: error, file: file.name }, 'a picture is missing in a copy of data')
    }
  return there
}

/** Letters in pieces that are worth compressing. */
async function* encode(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let waiting = ''
  for await (const text of texts) {
    waiting += text
    if (waiting.length < pieceLetters) continue
    yield encoder.encode(waiting)
    waiting = ''
  }
  yield encoder.encode(waiting)
}

/** The copy for programs, in pieces: `{ date_created, profile, records: { <kind>: [ … ] } }`, names as on the wire. */
async function* writeJson(copy: Copy, now: Date): AsyncGenerator<string> {
  yield `{"date_created":${JSON.stringify(now.toISOString())},"profile":${JSON.stringify(copy.profile)},"records":{`
  let isFirst = true
  for await (const records of copy.records())
    for (const [kind, own] of Object.entries(records)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(kind)}:[`
      isFirst = false
      for (const [index, record] of own.entries())
        yield `${index === 0 ? '' : ','}\n${JSON.stringify(record)}`
      yield ']'
    }
  yield '}}\n'
}

/** The archive as an answer that nobody keeps; nothing is read before somebody takes it. */
export function copyResponse(copy: Copy): Response {
  const day = new Date().toISOString().slice(0, 10)
  return new Response(
    streamOf(writeArchive(copy), 'a copy of data could not be written to its end'),
    {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="my-data-${day}.zip"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        [resourcePolicyHeader]: 'same-origin',
      },
    },
  )
}
