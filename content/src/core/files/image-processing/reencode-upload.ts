import sharp, { type Metadata, type Sharp } from 'sharp'
import { findExcess, type PictureKind } from './picture-limits.ts'
import type { UploadAnswer } from './processing-answers.ts'

/** An uploaded image to re-encode. Re-encoding removes locations, thumbnails and hidden archives. */
export interface Upload {
  bytes: Buffer
  kind: PictureKind
  mostPixels: number
  /** If set: the result is an upright JPEG, at most `maxSide` pixels long, never enlarged. If not: the format is kept. */
  asPhoto?: { maxSide: number; isSquare: boolean }
}

export async function work(upload: Upload): Promise<UploadAnswer> {
  const { bytes, kind, asPhoto } = upload
  const isMoving = !asPhoto && (kind === 'gif' || kind === 'webp')
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata()
    const excess = findExcess(head, { ...upload, isMoving })
    if (excess) return { excess }
    const picture = sharp(bytes, {
      limitInputPixels: upload.mostPixels,
      animated: isMoving,
      failOn: 'error',
    }).rotate()
    const drawn = asPhoto ? drawPhoto(picture, head, asPhoto) : encode(picture, kind)
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) }
  }
}

function drawPhoto(
  picture: Sharp,
  { width, height }: Metadata,
  { maxSide, isSquare }: NonNullable<Upload['asPhoto']>,
): Sharp {
  const side = isSquare ? Math.min(maxSide, width, height) : maxSide
  return picture
    .resize({
      width: side,
      height: side,
      fit: isSquare ? 'cover' : 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
}

function encode(picture: Sharp, kind: Upload['kind']): Sharp {
  if (kind === 'jpg') return picture.jpeg({ quality: 92 })
  if (kind === 'png') return picture.png()
  if (kind === 'webp') return picture.webp({ quality: 92 })
  if (kind === 'avif') return picture.avif({ quality: 75, effort: 2 })
  return picture.gif()
}
