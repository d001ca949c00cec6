import { assetQuality } from '@washhouse/contract/media/read-asset-transform'
import sharp, { type Sharp } from 'sharp'
import { maxPixels } from '../picture-limits.ts'
import type { Drawing } from './drawing-messages.ts'

/** Redraws a picture, never larger than it is. */
export async function redraw({ path, width, height, output }: Drawing): Promise<Buffer> {
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

function encode(picture: Sharp, output: Drawing['output']): Sharp {
  const quality = assetQuality
  if (output === 'jpg')
    return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
  if (output === 'webp') return picture.webp({ quality })
  if (output === 'avif') return picture.avif({ quality: quality - 15, effort: 3 })
  if (output === 'gif') return picture.gif()
  return picture.png({ compressionLevel: 9 })
}
