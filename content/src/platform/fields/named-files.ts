import { inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { collectionTable, requestConnection } from '../database/tables.ts'

export async function findNamedFiles(
  req: PayloadRequest,
  names: readonly string[],
): Promise<string[]> {
  const known = names.filter((name) => name !== '' && !name.includes('\0'))
  if (known.length === 0) return []
  const media = collectionTable(req.payload, 'media')
  const connection = await requestConnection(req)
  const found = await connection
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.filename, known))
  return found.map(({ id }) => String(id))
}
