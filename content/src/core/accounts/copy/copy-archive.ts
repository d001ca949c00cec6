import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { resourcePolicyHeader } from '@washhouse/serving/security-headers'
import type { Language } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { type OpenedFile, piecesOf } from '../../../platform/files/file-store.ts'
import { log } from '../../../platform/log.ts'
import type { OwnFile } from '../personal-data.ts'
import type { Copy } from './copy.ts'
import { streamOf } from '../../../platform/stream-of.ts'
import { escapeHtml } from '../../../platform/rich-text/escape-html.ts'
import { copyTexts, fieldName, kindName } from './copy-words.ts'

const pieceLetters = 32 * 1024

/**
 * The copy as a ZIP, in pieces: `data.json`, `data.html` and the files under `pictures/`. Produces each piece on demand, so
 * a slow reader needs memory for one piece only.
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
  for (const { name, file } of files) yield* add(new ZipPassThrough(name), piecesOf(file))
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

/** Skips files that were deleted since the query; this is not an error. */
async function filesThere(own: readonly OwnFile[]): Promise<FileThere[]> {
  const there: FileThere[] = []
  for (const { name, store, stored } of own) {
    const file = await store.open(stored)
    if (file) there.push({ name, file })
    else log.warn({ file: name }, 'a picture is missing in a copy of data')
  }
  return there
}

interface FileThere {
  name: string
  file: OpenedFile
}

/** Encodes texts as UTF-8 in pieces large enough to compress well. */
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

/** The machine-readable copy, in pieces: `{ date_created, profile, records: { <kind>: [ … ] } }`, with wire names. */
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

/** The archive as a response that must not be cached. Reads nothing before the client reads the body. */
export function copyResponse(copy: Copy): Response {
  const day = new Date().toISOString().slice(0, 10)
  return new Response(
    streamOf(writeArchive(copy), 'a copy of data could not be written completely'),
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

const style =
  'body{font:16px/1.6 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#12333b}' +
  'section{border-top:1px solid #d5e0e2;padding:0.5rem 0}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:0 1rem}' +
  'dt{color:#52686e}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}img{max-width:100%;height:auto}'

/** The readable copy as one page without scripts, in pieces. Its pictures are next to it in the archive. */
async function* writeHtml(
  copy: Copy,
  files: readonly FileThere[],
  now: Date,
): AsyncGenerator<string> {
  const { language, profile } = copy
  const text = copyTexts[language]
  yield `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text.title}</title><style>${style}</style></head><body><main>`
  yield `<h1>${text.title}</h1><p>${text.made} ${valueOf(language, now.toISOString())}</p>`
  if (profile) yield `<section><h2>${text.profile}</h2>${listOf(language, profile)}</section>`
  for await (const records of copy.records())
    for (const [kind, own] of Object.entries(records)) {
      yield `<section><h2>${escapeHtml(kindName(language, kind))}</h2>`
      if (own.length === 0) yield `<p>${text.none}</p>`
      for (const record of own) yield listOf(language, record)
      yield '</section>'
    }
  if (files.length > 0) yield `<section><h2>${text.pictures}</h2>`
  for (const { name } of files)
    yield `<p><img src="${escapeHtml(name)}" alt="${escapeHtml(name)}" loading="lazy"></p>`
  yield `${files.length > 0 ? '</section>' : ''}</main></body></html>\n`
}

function listOf(language: Language, record: object): string {
  const rows = Object.entries(record).map(
    ([name, value]) =>
      `<dt>${escapeHtml(fieldName(language, name))}</dt><dd>${valueOf(language, value)}</dd>`,
  )
  return `<dl>${rows.join('')}</dl>`
}

function valueOf(language: Language, value: unknown): string {
  const text = copyTexts[language]
  if (value === null || value === undefined || value === '') return text.nothing
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (Array.isArray(value)) return value.map((each) => valueOf(language, each)).join(', ')
  if (isPlainObject(value)) return listOf(language, value)
  if (typeof value === 'string' && isMoment.test(value)) return timeIn(language, value)
  return escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))
}

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** In Thai time, independent of the reader's time zone. */
function timeIn(language: Language, moment: string): string {
  const time = new Date(moment).toLocaleString(language === 'th' ? 'th-TH' : 'en-GB', {
    timeZone: 'Asia/Bangkok',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return `<time datetime="${moment}">${time}</time>`
}
