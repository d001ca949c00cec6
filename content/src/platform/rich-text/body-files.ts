import type { Language } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { MediaId } from '@washhouse/contract/media/media.contract'
import { inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { columnNamed } from '../database/column.ts'
import { localisedTable, selectFrom } from '../database/localised-text.ts'
import { collectionTable, requestConnection } from '../database/tables.ts'

/** A stored file in a body; without a size it is not an image. */
export interface BodyFile {
  id: string
  name: string
  alt: string
  width: number | null
  height: number | null
}

const Row = z.object({
  id: MediaId,
  name: z.string(),
  alt: z.string().nullable(),
  width: z.coerce.number().nullable(),
  height: z.coerce.number().nullable(),
})

/** The id of the file in a part of a body, which may be an id or a record. */
export function fileIdOf(part: object): string {
  const value: unknown = 'value' in part ? part.value : undefined
  const id = isPlainObject(value) ? value['id'] : value
  return typeof id === 'string' ? id : ''
}

export async function findStoredFiles(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<string[]> {
  const known = knownIds(ids)
  if (known.length === 0) return []
  const media = collectionTable(req.payload, 'media')
  const connection = await requestConnection(req)
  const found = await connection
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, known))
  const stored = new Set(found.map((row) => String(row.id)))
  return known.filter((each) => stored.has(each))
}

function knownIds(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter((id) => MediaId.safeParse(id).success)
}

export async function findBodyFiles(
  req: PayloadRequest,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, BodyFile>> {
  const known = knownIds(ids)
  if (known.length === 0) return new Map()
  const media = localisedTable(req.payload, 'media', language)
  const own = (name: string) => columnNamed(media.main, name)
  const fields = {
    id: own('id'),
    name: own('filename'),
    alt: media.expression('alt').as('alt_text'),
    width: own('width'),
    height: own('height'),
  }
  const isNamed = inArray(own('id'), known)
  const found = await selectFrom(await requestConnection(req), media, fields, isNamed)
  const rows = z.array(Row).parse(found)
  return new Map(rows.map((row) => [row.id, { ...row, alt: row.alt ?? '' }]))
}
