import type { FileDetails } from '@washhouse/contract/media/file-details.contract'
import { inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, connectionTo } from '../../ground/database/tables.ts'

/** What is told of files of the library, by their ids. */
export async function describeFiles(
  payload: BasePayload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FileDetails>> {
  if (ids.length === 0) return new Map()
  const { id, name, mimeType, filesize, pages } = collectionTable(payload, 'library-files')
  const [rows, previews] = await Promise.all([
    connectionTo(payload)
      .select({ id, name, type: mimeType, size: filesize, pages })
      .from(collectionTable(payload, 'library-files'))
      .where(inArray(id, [...ids])),
    findPreviews(payload, ids),
  ])
  return new Map(
    rows.map((row) => [
      String(row.id),
      {
        id: String(row.id),
        name: textOf(row.name),
        type: textOf(row.type),
        size: numberOf(row.size),
        pages: numberOf(row.pages),
        previews: previews.get(String(row.id)) ?? [],
      },
    ]),
  )
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function numberOf(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value)
}

/** The pictures of files, by the files' ids, in the order of the pages. */
export async function findPreviews(
  payload: BasePayload,
  files: readonly string[],
): Promise<Map<string, string[]>> {
  if (files.length === 0) return new Map()
  const { id, file, page } = collectionTable(payload, 'library-previews')
  const rows = await connectionTo(payload)
    .select({ id, file })
    .from(collectionTable(payload, 'library-previews'))
    .where(inArray(file, [...files]))
    .orderBy(file, page)
  const byFile = Map.groupBy(rows, (row) => String(row.file))
  return new Map([...byFile].map(([key, found]) => [key, found.map((row) => String(row.id))]))
}
