import { basename } from 'node:path'
import { tidyName } from '@washhouse/contract/text/tidy-text'

const letters = new Intl.Segmenter('th')
/** Characters that are forbidden in file names on some system. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}"<>:|?*\\/]/gu
/** Reserved device names on Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** A file's name without folders, extension, and forbidden or invisible characters. */
export function titleOfFile(name: string): string {
  const plain = basename(name.replaceAll('\\', '/')).replace(/\.[^.]*$/, '')
  const title = tidyName(plain.replaceAll(unsafe, ' ')).replace(/^[. ]+|[. ]+$/g, '')
  return device.test(title) ? `file-${title}` : title || 'file'
}

/** Cuts a name to a number of UTF-8 bytes, without separating a letter from its marks. */
export function cutName(name: string, mostBytes: number): string {
  let bytes = 0
  for (const { segment, index } of letters.segment(name)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > mostBytes) return name.slice(0, index)
  }
  return name
}

/** `Content-Disposition` with the name in ASCII for old clients and in UTF-8 for all others. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
