import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'

/** Stores a file in the library and returns its id. By default a PDF header without pages. */
export async function createLibraryFile(
  payload: BasePayload,
  { name = 'คู่มือ.pdf', data = Buffer.from('%PDF-1.7\nคู่มือ') }: { name?: string; data?: Buffer } = {},
): Promise<string> {
  const { id } = await payload.create({
    collection: 'library-files',
    data: { id: randomUUID(), name },
    file: { data, name, mimetype: 'application/octet-stream', size: data.length },
  })
  return id
}

/** A PDF of A4 pages, each with a coloured field. */
export function drawPdf(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${3 + index} 0 R`).join(' ')
  const content = '0.04 0.5 0.58 rg 60 400 200 200 re f'
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Count ${pages} /Kids [${kids}]>>`,
    ...Array.from(
      { length: pages },
      () => `<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${3 + pages} 0 R>>`,
    ),
    `<</Length ${content.length}>> stream\n${content}\nendstream`,
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + trailer, 'latin1')
}
