import { createHash } from 'node:crypto'
import type { AssetFormat, AssetTransform } from '@washhouse/contract/media/asset-transforms'
import sharp, { type Sharp } from 'sharp'
import { maxPixels } from './clean-upload.ts'
import { isPicture, type FileKind, type PictureKind } from './file-type.ts'

const defaultQuality = 75
// Part of every variant's name: raise it when the same transform gives other bytes.
const drawingVersion = 1

/** A version of a file: the bytes as stored, or a picture redrawn from them. */
export type Variant =
  | { kind: 'original'; etag: string }
  | { kind: 'redrawn'; etag: string; name: string; output: PictureKind; transform: AssetTransform }

export function chooseVariant(
  asset: { id: string; updatedAt: Date },
  source: FileKind | undefined,
  transform: AssetTransform,
): Variant {
  const stamp = `${asset.id}-${asset.updatedAt.getTime().toString(36)}`
  const isAsked = Object.keys(transform).length > 0
  if (!isAsked || source === undefined || !isPicture(source))
    return { kind: 'original', etag: etagOf(stamp) }
  const output = transform.format ?? source
  const { width = 0, height = 0 } = transform
  // What changes no pixel names no variant of its own: the same picture is drawn and kept once.
  const fit = (width && height && transform.fit) || 'cover'
  const isLossless = output === 'png' || output === 'gif'
  const quality = (!isLossless && transform.quality) || defaultQuality
  const name = `${stamp}-${drawingVersion}-${width}x${height}-${fit}-${quality}.${output}`
  return { kind: 'redrawn', etag: etagOf(name), name, output, transform }
}

function etagOf(name: string): string {
  return `"${createHash('sha256').update(name).digest('base64url').slice(0, 27)}"`
}

/** Redraws a picture, never larger than it is. */
export async function redraw(
  path: string,
  transform: AssetTransform,
  output: PictureKind,
): Promise<Buffer> {
  const { width, height, fit = 'cover', quality = defaultQuality } = transform
  const isMoving = output === 'gif' || output === 'webp'
  const picture = sharp(path, { limitInputPixels: maxPixels, animated: isMoving }).resize({
    width,
    height,
    fit,
    withoutEnlargement: true,
    background: { r: 255, g: 255, b: 255, alpha: 0 },
  })
  return await encode(picture, output, quality).toBuffer()
}

function encode(picture: Sharp, output: AssetFormat | 'gif', quality: number): Sharp {
  if (output === 'jpg')
    return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
  if (output === 'webp') return picture.webp({ quality })
  if (output === 'avif') return picture.avif({ quality: quality - 15, effort: 3 })
  if (output === 'gif') return picture.gif()
  return picture.png({ compressionLevel: 9 })
}
