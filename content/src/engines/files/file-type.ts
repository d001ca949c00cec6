/** The media types of the files that may be stored: pictures made of pixels, PDF, and films. */
export const mimeTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
} as const

export type FileKind = keyof typeof mimeTypes

/** The kinds that can be redrawn to a size. */
export type PictureKind = Exclude<FileKind, 'pdf' | 'mp4'>

// What browsers play; the same box also opens films of QuickTime and pictures of HEIC.
const filmBrand = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V )$/

/** Tells from the first bytes what a file is, whatever its name claims; undefined for all other kinds. */
export function kindOfFile(bytes: Uint8Array): FileKind | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 32))
  const text = start.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp' && /^avi[fs]/.test(text.slice(8, 12))) return 'avif'
  if (text.slice(4, 8) === 'ftyp' && filmBrand.test(text.slice(8, 12))) return 'mp4'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('%PDF-')) return 'pdf'
  return undefined
}

export function isPicture(kind: string): kind is PictureKind {
  return kind in mimeTypes && kind !== 'pdf' && kind !== 'mp4'
}
