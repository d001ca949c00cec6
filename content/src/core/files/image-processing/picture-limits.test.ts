import { describe, expect, it } from 'vitest'
import { findExcess, type PictureHead } from './picture-limits.ts'

const rgb = { channels: 3, depth: 'uchar' }
const rgba16 = { channels: 4, depth: 'ushort' }
const photo = { mostPixels: 50_000_000, isMoving: false }
const moving = { mostPixels: 25_000_000, isMoving: true }

type Row = [
  what: string,
  kind: 'jpg' | 'png' | 'webp' | 'avif' | 'gif',
  head: Partial<PictureHead> & { width: number; height: number },
  drawn: typeof photo,
]

const taken: Row[] = [
  ['the finest photo of a phone', 'jpg', { ...rgb, width: 8160, height: 6120 }, photo],
  [
    'a scan in grey of 16 bits',
    'png',
    { width: 7000, height: 7100, channels: 1, depth: 'ushort' },
    photo,
  ],
  [
    '37 million pixels with alpha',
    'png',
    { ...rgba16, depth: 'uchar', width: 6100, height: 6100 },
    photo,
  ],
  [
    'a progressive photo of 16 million',
    'jpg',
    { width: 4000, height: 4000, isProgressive: true },
    photo,
  ],
  [
    'an animation of 500 frames',
    'gif',
    { width: 200, height: 200, pages: 500, channels: 4 },
    moving,
  ],
  [
    'the first frame of a large animation',
    'webp',
    { width: 4000, height: 4000, pages: 500 },
    photo,
  ],
  ['an AVIF of 8 million', 'avif', { width: 4000, height: 2000 }, moving],
]

const refused: [...Row, limit: string, most: number][] = [
  [
    '400 MB in 16 bits with alpha',
    'png',
    { ...rgba16, width: 7000, height: 7100 },
    photo,
    'decoded',
    150_000_000,
  ],
  [
    '200 MB with alpha',
    'png',
    { ...rgba16, depth: 'uchar', width: 7000, height: 7100 },
    photo,
    'decoded',
    150_000_000,
  ],
  [
    '200 MB in CMYK',
    'jpg',
    { channels: 4, depth: 'uchar', width: 7000, height: 7100 },
    photo,
    'decoded',
    150_000_000,
  ],
  [
    'floating point',
    'avif',
    { depth: 'float', width: 4000, height: 2000, channels: 5 },
    photo,
    'decoded',
    150_000_000,
  ],
  [
    'a depth that nobody knows',
    'png',
    { depth: 'quad', width: 4000, height: 4000 },
    photo,
    'decoded',
    150_000_000,
  ],
  ['51 million pixels', 'jpg', { width: 10_200, height: 5000 }, photo, 'pixels', 50_000_000],
  [
    '17 million, progressive',
    'jpg',
    { width: 4200, height: 4100, isProgressive: true },
    photo,
    'pixels',
    16_000_000,
  ],
  [
    '17 million, interlaced',
    'png',
    { width: 4200, height: 4100, isProgressive: true },
    photo,
    'pixels',
    16_000_000,
  ],
  ['9 million as AVIF', 'avif', { width: 3000, height: 3000 }, photo, 'pixels', 8_000_000],
  [
    '26 million in all frames',
    'webp',
    { width: 520, height: 500, pages: 100 },
    moving,
    'pixels',
    25_000_000,
  ],
  ['501 frames of a pixel', 'gif', { width: 1, height: 1, pages: 501 }, moving, 'frames', 500],
  [
    'a visitor’s animation without end',
    'webp',
    { width: 1, height: 1, pages: 250_000 },
    photo,
    'frames',
    500,
  ],
]

describe('By its head', () => {
  it.each(taken)('%s is taken', (_, kind, head, drawn) => {
    expect(findExcess({ ...rgb, ...head }, { kind, ...drawn })).toBeUndefined()
  })

  it.each(refused)('%s is refused', (_, kind, head, drawn, limit, most) => {
    expect(findExcess({ ...rgb, ...head }, { kind, ...drawn })).toEqual({ limit, most })
  })
})
