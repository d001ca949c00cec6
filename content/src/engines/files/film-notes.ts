// What a telephone notes beside the film: place, owner, device.
const notes = new Set(['udta', 'meta', 'uuid'])
const containers = new Set(['moov', 'trak'])
const headerBytes = 8

/**
 * The MP4 film with its notes emptied. They become free space of the same size: every other box
 * of the film says at which byte its sound and pictures begin.
 */
export function clearFilmNotes(film: Buffer): Buffer {
  const clean = Buffer.from(film)
  clearBoxes(clean, 0, clean.length)
  return clean
}

function clearBoxes(film: Buffer, from: number, to: number): void {
  let at = from
  while (at + headerBytes <= to) {
    const { type, start, end } = readBox(film, at, to)
    if (start > end || end > to) return
    if (notes.has(type)) {
      film.write('free', at + 4, 'latin1')
      film.fill(0, start, end)
    } else if (containers.has(type)) clearBoxes(film, start, end)
    at = end
  }
}

/** A size of 0 means until the end, one of 1 that it follows in 64 bits. */
function readBox(film: Buffer, at: number, to: number) {
  const type = film.toString('latin1', at + 4, at + headerBytes)
  const size = film.readUInt32BE(at)
  if (size !== 1) return { type, start: at + headerBytes, end: size === 0 ? to : at + size }
  const start = at + 2 * headerBytes
  return { type, start, end: start <= to ? at + Number(film.readBigUInt64BE(at + headerBytes)) : 0 }
}
