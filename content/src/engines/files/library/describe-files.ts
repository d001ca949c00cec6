import type { FileDetails } from '@washhouse/contract/media/file-details.contract'
import { inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'
import { findPreviews } from './library-previews.ts'

const columns = ['id', 'name', 'mimeType', 'filesize', 'pages'] as const

/** What is told of files of the library, by their ids. */
export async function describeFiles(
  payload: BasePayload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FileDetails>> {
  if (ids.length === 0) return new Map()
  const { id, name, mimeType, filesize, pages } = tableOf(payload, 'library_files', columns)
  const [rows, previews] = await Promise.all([
    connectionTo(payload)
      .select({ id, name, type: mimeType, size: filesize, pages })
      .from(tableOf(payload, 'library_files'))
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
