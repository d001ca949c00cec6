import { deflateSync, inflateSync } from 'node:zlib'

/**
 * Rounds the coordinates in the pages of a PDF that Chromium printed and compresses them again: curves have seven digits more
 * than anyone can see. Chromium writes whole objects and a plain table of their positions; the table is written again.
 */
export function shrinkPdf(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const found = [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)]
  const trailer = /\ntrailer\n(.*?)\nstartxref/s.exec(text)?.[1]
  if (!trailer || found.length === 0) throw new Error('This is no PDF as Chromium writes it')
  const offsets = new Map<number, number>()
  let out = text.slice(0, (found[0]?.index ?? 0) + 1)
  for (const [, id = '', body = ''] of found) {
    offsets.set(Number(id), out.length)
    out += `${id} 0 obj\n${shrinkObject(body)}\nendobj\n`
  }
  const start = out.length
  const size = Math.max(...offsets.keys()) + 1
  const rows = Array.from({ length: size }, (_, id) => {
    const offset = offsets.get(id)
    return offset === undefined
      ? '0000000000 65535 f \n'
      : `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  out += `xref\n0 ${size}\n${rows.join('')}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(out, 'latin1')
}

/** A page's content or a picture drawn in it has no keys besides these; fonts and images have more. */
function shrinkObject(body: string): string {
  const stream = /^(.*?>>) stream\n(.*)\nendstream$/s.exec(body)
  if (!stream) return body
  const [, head = '', data = ''] = stream
  const isDrawn =
    /\/Subtype \/Form\b/.test(head) || !/\/(?!Filter|FlateDecode|Length\b)\w/.test(head)
  if (!isDrawn || !head.includes('/FlateDecode')) return body
  const drawn = inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
  const rounded = drawn.replaceAll(/-?\d*\.\d{3,}/g, (digits) => round(Number(digits)))
  const packed = deflateSync(Buffer.from(rounded, 'latin1'), { level: 9 })
  const shorter = head.replace(/\/Length \d+/, `/Length ${packed.length}`)
  return `${shorter} stream\n${packed.toString('latin1')}\nendstream`
}

/** Factors of a matrix need more digits than positions. */
function round(value: number): string {
  const size = Math.abs(value)
  const rounded = value.toFixed(size < 1 ? 4 : size < 10 ? 2 : 1)
  return String(Number(rounded))
}
