import { basename } from 'node:path'
import { tidyName } from '@washhouse/contract/text/tidy-text'

const letters = new Intl.Segmenter('th')
/** What no name may hold on one system or another. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}"<>:|?*\\/]/gu
/** Windows keeps these for its devices, whatever ending follows. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** A file's name without its folders and its ending, and without what no name may hold or nobody sees. */
export function titleOfFile(name: string): string {
  const plain = basename(name.replaceAll('\\', '/')).replace(/\.[^.]*$/, '')
  const title = tidyName(plain.replaceAll(unsafe, ' ')).replace(/^[. ]+|[. ]+$/g, '')
  return device.test(title) ? `file-${title}` : title || 'file'
}

/** Cuts a name to a number of bytes in UTF-8, and no letter from its marks. */
export function cutName(name: string, mostBytes: number): string {
  let bytes = 0
  for (const { segment, index } of letters.segment(name)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > mostBytes) return name.slice(0, index)
  }
  return name
}

/** `Content-Disposition` with the name in ASCII for old readers and in UTF-8 for all others. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
