import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'

/** A file of the library with these bytes, a PDF of one page unless said otherwise; gives its id. */
export async function createLibraryFile(
  payload: BasePayload,
  { name = 'คู่มือ.pdf', data = Buffer.from('%PDF-1.7\nคู่มือ') } = {},
): Promise<string> {
  const { id } = await payload.create({
    collection: 'library-files',
    data: { id: randomUUID(), name },
    file: { data, name, mimetype: 'application/octet-stream', size: data.length },
  })
  return id
}
