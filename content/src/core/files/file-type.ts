import type { PictureKind } from './image-processing/picture-limits.ts'

/** The media types that may be stored: raster images, PDF and videos. */
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

/** The number of leading bytes that detection needs: PDF readers accept a header that begins within the first 1,024. */
export const startBytes = 1029

// Brands that browsers play.
const filmBrand = /^(isom|iso[2-9a-c]|mp4[12]|avc1|dash|M4V |XAVC|3gp[4-9])$/
// HEIC images, which also name video brands.
const heicBrand = /^(hei|hev|mif|msf)/
// Raw camera images, audio files and QuickTime movies, which do so too.
const otherMajor = /^(crx |M4[ABP] |qt {2})$/
// Files that are not PDF, even if they contain '%PDF-'.
const otherStarts = /^(PK|MZ|\x7fELF|RIFF|(?:\xef\xbb\xbf)?\s*<)/

/** Detects the kind from the first `startBytes`, never from the name; undefined for all other kinds. */
export function kindOfFile(bytes: Uint8Array): FileKind | undefined {
  const length = Math.min(bytes.byteLength, startBytes)
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, length).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp') return kindOfBrands(text)
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/%PDF-\d/.test(text) && !otherStarts.test(text)) return 'pdf'
  return undefined
}

/** By the major and the compatible brands of the file; undefined for unsupported ones. */
function kindOfBrands(text: string): 'avif' | 'mp4' | undefined {
  const end = Buffer.from(text.slice(0, 4), 'latin1').readUInt32BE()
  const major = text.slice(8, 12)
  const brands = [major, ...(text.slice(16, end).match(/.{4}/gs) ?? [])]
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif'
  if (otherMajor.test(major) || brands.some((brand) => heicBrand.test(brand))) return undefined
  return brands.some((brand) => filmBrand.test(brand)) ? 'mp4' : undefined
}

export function isPicture(kind: string): kind is PictureKind {
  return kind in mimeTypes && kind !== 'pdf' && kind !== 'mp4'
}
