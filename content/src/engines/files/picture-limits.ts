import sharp from 'sharp'
import type { FileKind } from './file-type.ts'

/** What the cameras of phones make in their finest setting; nothing larger is ever unpacked. */
export const maxPixels = 50_000_000
/** What comes in several passes is held whole, three times over: 16 million pixels take 360 MB. */
const maxProgressivePixels = 16_000_000
/** To draw AVIF takes 45 bytes a pixel, and half a second a million. */
const maxAvifPixels = 8_000_000

/** How many pixels such a file may have, of so many at most; reads its head alone. */
export async function pixelLimit(
  bytes: Buffer,
  kind: FileKind | undefined,
  most: number,
): Promise<number> {
  if (kind === 'avif') return Math.min(most, maxAvifPixels)
  const { isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return isProgressive ? Math.min(most, maxProgressivePixels) : most
}
