import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawFilledSiteIcon, drawSiteIcon } from '../drawing/site-icon.ts'

// Draws the icons that web/public ships, after a change of the sign: node demo/scripts/draw-icons.ts
const folder = join(import.meta.dirname, '../../web/public')
const touchShare = 0.78
// A launcher may cut a circle of 80 % out of a maskable icon.
const maskableShare = 0.68

await write('favicon.svg', Buffer.from(drawSiteIcon()))
await write('favicon.ico', icoOf(await draw(drawSiteIcon(), 32), 32))
await write('icon-192.png', await draw(drawSiteIcon(), 192))
await write('icon-512.png', await draw(drawSiteIcon(), 512))
await write('apple-touch-icon.png', await draw(drawFilledSiteIcon(touchShare), 180))
await write('icon-maskable-512.png', await draw(drawFilledSiteIcon(maskableShare), 512))

function draw(svg: string, size: number): Promise<Buffer> {
  // 72 dots per inch draw the 40 units as 40 pixels.
  return sharp(Buffer.from(svg), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toBuffer()
}

/** An ICO file around one PNG: directory of one entry, then the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

function write(name: string, bytes: Buffer): Promise<void> {
  return writeFile(join(folder, name), bytes)
}
