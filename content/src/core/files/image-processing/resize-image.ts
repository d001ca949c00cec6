import { assetQuality } from '@washhouse/contract/media/read-asset-transform'
import sharp, { type Sharp } from 'sharp'
import { maxPixels, type PictureKind } from './picture-limits.ts'

/** A stored image to resize, never enlarged. */
export interface Drawing {
  path: string
  width: number
  height?: number | undefined
  output: PictureKind
}

export async function work({ path, width, height, output }: Drawing): Promise<Buffer> {
  const isMoving = output === 'gif' || output === 'webp'
  const stored = sharp(path, { limitInputPixels: maxPixels, animated: isMoving })
  const size = height === undefined ? { width } : await cutWithin(stored, { width, height })
  const picture = stored.resize({
    ...size,
    fit: 'cover',
    withoutEnlargement: true,
    background: { r: 255, g: 255, b: 255, alpha: 0 },
  })
  return await encode(picture, output).toBuffer()
}

/** The crop size: a smaller image is cropped to the same aspect ratio. */
async function cutWithin(picture: Sharp, { width, height }: Size): Promise<Size> {
  const stored = await picture.metadata()
  const scale = Math.min(1, stored.width / width, (stored.pageHeight ?? stored.height) / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

interface Size {
  width: number
  height: number
}

function encode(picture: Sharp, output: Drawing['output']): Sharp {
  const quality = assetQuality
  if (output === 'jpg')
    return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
  if (output === 'webp') return picture.webp({ quality })
  if (output === 'avif') return picture.avif({ quality: quality - 15, effort: 3 })
  if (output === 'gif') return picture.gif()
  return picture.png({ compressionLevel: 9 })
}
