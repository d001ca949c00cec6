export type PictureKind = 'jpg' | 'png' | 'webp' | 'avif' | 'gif'

/** The finest setting of phone cameras; larger images are never decoded. */
export const maxPixels = 50_000_000
/** Progressive and interlaced images are held in memory three times: 16 million pixels take 360 MB. */
const maxPassPixels = 16_000_000
/** AVIF takes 45 bytes a pixel, and half a second per million pixels. */
const maxAvifPixels = 8_000_000
/** For three channels of one byte. More bytes a pixel take more time and memory. */
export const maxDecodedBytes = 3 * maxPixels
/** Twenty seconds of an animation. */
export const maxFrames = 500

/** The header data of an image, read before decoding; for an animation, of one frame. */
export interface PictureHead {
  width: number
  height: number
  channels: number
  /** The format of a channel, as sharp names it. */
  depth: string
  isProgressive?: boolean | undefined
  pages?: number | undefined
}

/** The exceeded limit and its value in pixels, bytes or frames. */
export interface Excess {
  limit: 'pixels' | 'decoded' | 'frames'
  most: number
}

/** For visitors only the first frame of an animation is used. */
interface Drawn {
  kind: PictureKind
  mostPixels: number
  isMoving: boolean
}

export function findExcess(head: PictureHead, { kind, mostPixels, isMoving }: Drawn) {
  const frames = head.pages ?? 1
  const pixels = head.width * head.height * (isMoving ? frames : 1)
  const most = Math.min(mostPixels, ownPixels(head, kind))
  const limits: [Excess['limit'], actual: number, most: number][] = [
    ['frames', frames, maxFrames],
    ['pixels', pixels, most],
    ['decoded', pixels * head.channels * bytesOf(head.depth), maxDecodedBytes],
  ]
  const exceeded = limits.find(([, actual, most]) => actual > most)
  return exceeded && ({ limit: exceeded[0], most: exceeded[2] } satisfies Excess)
}

/** Progressive JPEG and interlaced PNG need several passes. */
function ownPixels({ isProgressive = false }: PictureHead, kind: PictureKind): number {
  if (kind === 'avif') return maxAvifPixels
  return isProgressive ? maxPassPixels : maxPixels
}

function bytesOf(depth: string): number {
  if (depth.endsWith('char')) return 1
  if (depth.endsWith('short')) return 2
  return /^(?:u?int|float)$/.test(depth) ? 4 : 16
}
