import type { ByteRange } from '@washhouse/serving/byte-range'
import type { OpenedFile } from '../../platform/files/file-store.ts'

interface Asked {
  range: ByteRange
  headers: Headers
  isHead: boolean
}

/** The whole file, or the part that was asked for. */
export function answerFile(
  { size, stream }: OpenedFile,
  { range, headers, isHead }: Asked,
): Response {
  const isPart = range.kind === 'part'
  const { start, end } = isPart ? range : { start: 0, end: size - 1 }
  headers.set('content-length', String(end - start + 1))
  if (isPart) headers.set('content-range', `bytes ${start}-${end}/${size}`)
  const status = isPart ? 206 : 200
  // The body of a HEAD is dropped, so no stream may be opened for it.
  if (isHead || size === 0) return new Response(null, { status, headers })
  return new Response(stream({ start, end }), { status, headers })
}
