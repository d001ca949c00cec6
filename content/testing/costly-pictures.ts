import sharp from 'sharp'
import { crc32 } from 'node:zlib'

/** Only the header of a PNG of 7,000 × 7,100 pixels with alpha, 16 bits each: 400 MB when decoded. */
export function wideHead(): Buffer {
  const bytes = Buffer.alloc(8 + 25 + 12)
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1')
  bytes.writeUInt32BE(13, 8)
  bytes.write('IHDR', 12)
  bytes.writeUInt32BE(7000, 16)
  bytes.writeUInt32BE(7100, 20)
  bytes.set([16, 6], 24)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  bytes.write('IDAT', 37)
  bytes.writeUInt32BE(crc32('IDAT'), 41)
  return bytes
}

/** An animation with this number of frames, a few pixels each. */
export async function drawAnimation(frames: number, kind: 'gif' | 'webp'): Promise<Buffer> {
  const side = 4
  const data = Buffer.alloc(side * side * frames * 3, 1)
  // Equal frames would be merged.
  for (let at = 0; at < data.length; at += 7) data[at] = (at * 31) % 256
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const
  return await sharp(data, { raw }).toFormat(kind, { loop: 0 }).toBuffer()
}
