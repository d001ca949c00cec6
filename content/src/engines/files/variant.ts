import { createHash } from 'node:crypto'
import type { AssetTransform } from '@washhouse/contract/media/asset-transforms'
import { assetQuality } from '@washhouse/contract/media/read-asset-transform'
import sharp, { type Sharp } from 'sharp'
import { isPicture, type FileKind, type PictureKind } from './file-type.ts'
import { maxPixels } from './picture-limits.ts'

// Part of every variant's name: raise it when the same transform gives other bytes.
const drawingVersion = 2

export interface RedrawnVariant {
  kind: 'redrawn'
  etag: string
  name: string
  output: PictureKind
  width: number
  height: number | undefined
}

/** A version of a file: the bytes as stored, or a picture redrawn from them. */
export type Variant = { kind: 'original'; etag: string } | RedrawnVariant

export function chooseVariant(
  asset: { id: string; updatedAt: Date },
  source: FileKind | undefined,
  transform: AssetTransform | undefined,
): Variant {
  const stamp = `${asset.id}-${asset.updatedAt.getTime().toString(36)}`
  if (!transform || source === undefined || !isPicture(source))
    return { kind: 'original', etag: etagOf(stamp) }
  const output = transform.format ?? source
  const { width } = transform
  const height = 'height' in transform ? transform.height : undefined
  const name = `${stamp}-${drawingVersion}-${width}x${height ?? 0}.${output}`
  return { kind: 'redrawn', etag: etagOf(name), name, output, width, height }
}

function etagOf(name: string): string {
  return `"${createHash('sha256').update(name).digest('base64url').slice(0, 27)}"`
}

/** Redraws a picture, never larger than it is. */
export async function redraw(
  path: string,
  { width, height, output }: RedrawnVariant,
): Promise<Buffer> {
  const isMoving = output === 'gif' || output === 'webp'
  const picture = sharp(path, { limitInputPixels: maxPixels, animated: isMoving }).resize({
    width,
    height,
    fit: 'cover',
    withoutEnlargement: true,
    background: { r: 255, g: 255, b: 255, alpha: 0 },
  })
  return await encode(picture, output).toBuffer()
}

function encode(picture: Sharp, output: PictureKind): Sharp {
  const quality = assetQuality
  if (output === 'jpg')
    return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
  if (output === 'webp') return picture.webp({ quality })
  if (output === 'avif') return picture.avif({ quality: quality - 15, effort: 3 })
  if (output === 'gif') return picture.gif()
  return picture.png({ compressionLevel: 9 })
}
