/** The bytes that a `Range` header requests; both ends are included. */
export type ByteRange =
  | { kind: 'whole' }
  | { kind: 'part'; start: number; end: number }
  | { kind: 'bad' }

/** Parses one range of bytes. Several ranges, other units and invalid values give the whole file. */
export function parseRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return { kind: 'whole' }
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  const isEmptySuffix = first === '' && Number(last) === 0
  if (start > end || start >= size || isEmptySuffix) return { kind: 'bad' }
  return { kind: 'part', start, end }
}
