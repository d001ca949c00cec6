import type { Seekable } from './seekable.ts'

// Metadata that phones add: location, owner, device.
const notes = new Set(['udta', 'meta', 'uuid'])
const containers = new Set(['moov', 'trak'])
const headerBytes = 8
const blankBytes = 256 * 1024

/**
 * Turns the metadata of an MP4 of `size` bytes into free space. Its size stays, as other boxes store byte offsets of the
 * media.
 */
export async function clearFilmNotes(film: Seekable, size: number): Promise<void> {
  await clearBoxes(film, 0, size)
}

async function clearBoxes(film: Seekable, from: number, to: number): Promise<void> {
  let at = from
  while (at + headerBytes <= to) {
    const { type, start, end } = await readBox(film, at, to)
    if (start > end || end > to) return
    if (notes.has(type)) {
      await film.write(at + 4, Buffer.from('free', 'latin1'))
      await blank(film, start, end)
    } else if (containers.has(type)) await clearBoxes(film, start, end)
    at = end
  }
}

async function blank(film: Seekable, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += blankBytes)
    await film.write(at, Buffer.alloc(Math.min(blankBytes, to - at)))
}

/** Size 0 means until the end; size 1 means that a 64-bit size follows. */
async function readBox(film: Seekable, at: number, to: number) {
  const header = await film.read(at, 2 * headerBytes)
  const type = header.toString('latin1', 4, headerBytes)
  const size = header.readUInt32BE(0)
  if (size !== 1) return { type, start: at + headerBytes, end: size === 0 ? to : at + size }
  const isWhole = header.length === 2 * headerBytes
  return {
    type,
    start: at + 2 * headerBytes,
    end: isWhole ? at + Number(header.readBigUInt64BE(headerBytes)) : 0,
  }
}
