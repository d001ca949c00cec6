import { join } from 'node:path'
import { basename } from 'node:path/posix'
import { parseRange } from '@washhouse/serving/byte-range'
import { sandboxCsp } from '@washhouse/serving/security-headers'
import { NotFound, type UploadConfig } from 'payload'
import { env } from '../../platform/env.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { answerFile } from './answer-file.ts'
import { startBytes } from './file-type.ts'
import { libraryKindOf, libraryTypes } from './library/library-type.ts'

/** No file has a longer name. */
const mostNameBytes = 255

/** Upload options of a collection with its files in a store, without Payload's crops and focal points. */
export function storedIn(store: FileStore) {
  return {
    disableLocalStorage: true,
    // Payload deletes files there, although it stores none.
    staticDir: join(env.cacheDir, 'nothing'),
    crop: false,
    focalPoint: false,
    pasteURL: false,
    handlers: [sendStored(store)],
  } satisfies UploadConfig
}

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** For the admin. */
function sendStored(store: FileStore): Handler {
  return async ({ headers: asked, t }, { params: { filename } }) => {
    const isName = !filename.includes('\0') && Buffer.byteLength(filename) <= mostNameBytes
    const file = isName ? await store.open(basename(filename), startBytes) : undefined
    if (!file) throw new NotFound(t)
    const range = parseRange(asked.get('range') ?? undefined, file.size)
    if (range.kind === 'bad') {
      const headers = { 'content-range': `bytes */${file.size}` }
      return new Response(null, { status: 416, headers })
    }
    const kind = libraryKindOf(file.head, filename)
    const headers = new Headers({
      'content-type': kind ? libraryTypes[kind] : 'application/octet-stream',
      'content-security-policy': sandboxCsp,
      'accept-ranges': 'bytes',
    })
    return answerFile(file, { range, headers, isHead: false })
  }
}
