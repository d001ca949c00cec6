const letters = new Intl.Segmenter('th')

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
