import { randomFillSync } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** A square PNG of incompressible noise; `side` in pixels. */
export function takePhoto(side: number) {
  const rowBytes = side * 3 + 1
  const rows = randomFillSync(Buffer.alloc(side * rowBytes))
  // Each row starts with its filter type: none.
  for (let row = 0; row < side; row += 1) rows[row * rowBytes] = 0
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // Eight bits for each of red, green and blue.
  head.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(rows, { level: 1 })
  const parts = [part('IHDR', head), part('IDAT', pixels), part('IEND', Buffer.alloc(0))]
  return {
    name: 'หน้าจอเครื่อง.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([signature, ...parts]),
  }
}

function part(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
