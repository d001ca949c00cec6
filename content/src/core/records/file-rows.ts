import { asc, inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { FileDetails } from '@washhouse/contract/media/file-details.contract'
import { columnNamed } from '../../platform/database/column.ts'
import { connectionTo, tableOf, collectionTable } from '../../platform/database/tables.ts'
import type { EntitySource } from './entity-source.ts'
import { tableNameOf, type FileField, type StoredEntity } from './stored-entity.ts'

type Fields = Readonly<Record<string, unknown>>

/** The ids of the files in a record's upload field, in the order of the editors. */
type Held = (record: Fields, field: string) => string[]

/** Reads the fields with details of library files, for all records at once. */
export async function readFiles(
  { payload, entity, main }: EntitySource,
  records: readonly Fields[],
): Promise<(record: Fields) => Fields> {
  const ids = records.map(({ id }) => id)
  const fields = uploadsIn(entity)
  const single = fields.filter((field) => main[field])
  const several =
    single.length < fields.length
      ? await readSeveral(payload, entity, ids)
      : new Map<string, string[]>()
  const singles = new Map(
    single.length > 0 && ids.length > 0 ? await readSingles(payload, entity, single, ids) : [],
  )
  return await tellFiles(payload, entity, records, ({ id }, field) =>
    main[field]
      ? idsIn(singles.get(Number(id))?.[field])
      : (several.get(`${Number(id)} ${field}`) ?? []),
  )
}

/** The same for drafts from Payload. */
export async function readDraftFiles(
  { payload, entity }: EntitySource,
  documents: readonly object[],
): Promise<(document: Fields) => Fields> {
  if (!entity.files) return () => ({})
  const records = documents.map((document) => ({ ...document }))
  return await tellFiles(payload, entity, records, (document, field) => idsIn(document[field]))
}

async function tellFiles(
  payload: BasePayload,
  entity: StoredEntity<unknown>,
  records: readonly Fields[],
  held: Held,
): Promise<(record: Fields) => Fields> {
  const fields = uploadsIn(entity)
  const ids = records.flatMap((record) => fields.flatMap((field) => held(record, field)))
  const known = await describeFiles(payload, [...new Set(ids)])
  return (record) =>
    Object.fromEntries(
      Object.entries(entity.files ?? {}).map(([name, field]) => {
        if (!field) return [name, null]
        const files = held(record, field.heldBy).flatMap((id) => known.get(id) ?? [])
        return [name, told(field, files)]
      }),
    )
}

function told({ tells }: FileField, files: readonly { id: string }[]): unknown {
  if (tells === 'one') return files[0] ?? null
  return tells === 'ids' ? files.map(({ id }) => id) : files
}

/** The upload fields behind an entity's file fields, without duplicates. */
function uploadsIn({ files = {} }: StoredEntity<unknown>): string[] {
  return [...new Set(Object.values(files).flatMap((field) => field?.heldBy ?? []))]
}

/** Keyed by record and field, for fields with several files. */
async function readSeveral(
  payload: BasePayload,
  entity: StoredEntity<unknown>,
  owners: readonly unknown[],
): Promise<Map<string, string[]>> {
  if (owners.length === 0) return new Map()
  const rels = tableOf(payload, `${tableNameOf(entity)}_rels`)
  const owner = columnNamed(rels, 'parent')
  const rows = await connectionTo(payload)
    .select({
      owner,
      field: columnNamed(rels, 'path'),
      file: columnNamed(rels, 'library-filesID'),
    })
    .from(rels)
    .where(inArray(owner, [...owners]))
    .orderBy(asc(columnNamed(rels, 'order')))
  const held = rows.flatMap((row) => idsIn(row.file).map((id) => ({ ...row, id })))
  const byField = Map.groupBy(held, (row) => `${Number(row.owner)} ${String(row.field)}`)
  return new Map([...byField].map(([key, found]) => [key, found.map(({ id }) => id)]))
}

/** Keyed by record, for fields with one file. */
async function readSingles(
  payload: BasePayload,
  entity: StoredEntity<unknown>,
  fields: readonly string[],
  owners: readonly unknown[],
): Promise<[number, Fields][]> {
  const main = tableOf(payload, tableNameOf(entity))
  const id = columnNamed(main, 'id')
  const columns = Object.fromEntries(fields.map((field) => [field, columnNamed(main, field)]))
  const rows = await connectionTo(payload)
    .select({ id, ...columns })
    .from(main)
    .where(inArray(id, [...owners]))
  return rows.map((row) => [Number(row.id), row])
}

/** Payload returns one id, several, or the files themselves. */
function idsIn(value: unknown): string[] {
  return [value].flat().filter((each) => typeof each === 'string')
}

async function describeFiles(
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

/** The preview images of files, by file id, in page order. */
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
