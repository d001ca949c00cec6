/** The kinds that can be redrawn to a size. */
export type PictureKind = 'jpg' | 'png' | 'webp' | 'avif' | 'gif'

/** What the cameras of phones make in their finest setting; nothing larger is ever unpacked. */
export const maxPixels = 50_000_000
/** What comes in several passes is held whole, three times over: 16 million pixels take 360 MB. */
const maxPassPixels = 16_000_000
/** To draw AVIF takes 45 bytes a pixel, and half a second a million. */
const maxAvifPixels = 8_000_000
/** Of such a camera's photo: three channels of a byte each. More bytes a pixel take more time and memory each. */
export const maxDecodedBytes = 3 * maxPixels
/** Twenty seconds of an animation. */
export const maxFrames = 500

/** What the head of a picture says of it, before anything is unpacked; of an animation, of one frame. */
export interface PictureHead {
  width: number
  height: number
  channels: number
  /** How each channel of a pixel is held, as sharp has it. */
  depth: string
  isProgressive?: boolean | undefined
  pages?: number | undefined
}

/** Which limit a picture exceeds, and how much that allows: pixels, bytes or frames. */
export interface Excess {
  limit: 'pixels' | 'decoded' | 'frames'
  most: number
}

/** Which frames are drawn: a visitor's animation is a photo of its first. */
interface Drawn {
  kind: PictureKind
  mostPixels: number
  isMoving: boolean
}

/** What such a picture has too much of to be unpacked. */
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

/** The passes of a progressive JPEG, and of an interlaced PNG. */
function ownPixels({ isProgressive = false }: PictureHead, kind: PictureKind): number {
  if (kind === 'avif') return maxAvifPixels
  return isProgressive ? maxPassPixels : maxPixels
}

function bytesOf(depth: string): number {
  if (depth.endsWith('char')) return 1
  if (depth.endsWith('short')) return 2
  return /^(?:u?int|float)$/.test(depth) ? 4 : 16
}
