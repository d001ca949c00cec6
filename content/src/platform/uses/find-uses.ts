import { eq, type SQL } from 'drizzle-orm'
import type { BasePayload, FlattenedField, PayloadRequest, SanitizedConfig } from 'payload'
import { columnNamed, expressionOf } from '../database/column.ts'
import { requestConnection, rawTablesOf, tableOf } from '../database/tables.ts'
import { containsText } from '../database/text-match.ts'
import { isLinkField } from '../fields/contact-fields.ts'
import { type EntityColumn, listColumns, ownerColumns, tableNameOf } from './entity-tables.ts'

/** Where a use was found: in the published record, in its newest draft, or in an earlier version that could be restored. */
export const states = ['now', 'draft', 'earlier'] as const
export type State = (typeof states)[number]

export interface Use {
  kind: 'collection' | 'global'
  slug: string
  id?: number | string
  /** The key of the field within its collection or global, e.g. `album_image` for `news.album.image`. */
  field: string
  /** The fields from the outermost to this one, e.g. those named `album` and `image`. */
  way: FlattenedField[]
  state: State
}

export interface Used {
  collection: string
  id: number | string
}

type KnownColumn = EntityColumn & { fields: ReadonlyMap<string, EntityField> }

// Limits the query: nobody reads longer lists to the end.
export const maxUsesPerColumn = 200

/** Finds uses of a record by relations, uploads and links to its file, including versions. */
export async function findUses(req: PayloadRequest, used: Used): Promise<Use[]> {
  const { payload } = req
  const columns = columnsOf(payload)
  const table = tableNameOf(used.collection)
  const relations = columns.filter(({ refersTo }) => refersTo === table)
  const found: Use[] = []
  for (const column of relations)
    found.push(
      ...(await usesIn(req, column, (own) => eq(columnNamed(own, column.column), used.id))),
    )
  const config = payload.config.collections.find(({ slug }) => slug === used.collection)
  if (!config?.upload) return withoutRepeats(found)
  const address = `/assets/${used.id}`
  for (const column of columns.filter(isLink))
    found.push(
      ...(await usesIn(req, column, (own) =>
        containsText(expressionOf(own, column.column), address),
      )),
    )
  return withoutRepeats(found)
}

/** The columns that refer to records of a collection, with the names of their fields. */
export function columnsTo(payload: BasePayload, collection: string): KnownColumn[] {
  return columnsOf(payload).filter(({ refersTo }) => refersTo === tableNameOf(collection))
}

const known = new WeakMap<BasePayload, KnownColumn[]>()

function columnsOf(payload: BasePayload): KnownColumn[] {
  const columns = known.get(payload) ?? readColumns(payload)
  known.set(payload, columns)
  return columns
}

function readColumns(payload: BasePayload): KnownColumn[] {
  const fields = new Map<string, Map<string, EntityField>>()
  return listColumns(payload.config, rawTablesOf(payload)).map((column) => {
    const name = `${column.entity.kind} ${column.entity.slug}`
    const ofEntity = fields.get(name) ?? fieldsByKey(payload.config, column.entity)
    fields.set(name, ofEntity)
    return { ...column, fields: ofEntity }
  })
}

function isLink(column: KnownColumn): boolean {
  const field = column.fields.get(keyOfColumn(column))?.field
  return field !== undefined && isLinkField(field)
}

async function usesIn(
  req: PayloadRequest,
  column: KnownColumn,
  condition: (table: ReturnType<typeof tableOf>) => SQL | undefined,
): Promise<Use[]> {
  const { entity, tables } = column
  // From the column's table up to the record's.
  const [own, ...above] = tables.map((name) => tableOf(req.payload, name))
  const root = above.at(-1) ?? own
  if (!own || !root) return []
  const { isVersions, kind, slug } = entity
  const isRecord = kind === 'collection'
  const record = isVersions && isRecord ? 'parent' : 'id'
  const selection = {
    record: columnNamed(root, record),
    ...(isVersions && root['latest'] ? { isLatest: columnNamed(root, 'latest') } : {}),
    ...(holdsPaths(column) ? { path: columnNamed(own, 'path') } : {}),
  }
  const query = (await requestConnection(req)).selectDistinct(selection).from(own).$dynamic()
  let part = own
  for (const next of above) {
    query.innerJoin(next, eq(parentIdColumn(part), columnNamed(next, 'id')))
    part = next
  }
  const rows: Record<string, unknown>[] = await query.where(condition(own)).limit(maxUsesPerColumn)
  return rows.flatMap(({ record: id, isLatest, path }) => {
    // A version whose record is deleted cannot be restored.
    if (isRecord && !isId(id)) return []
    const field = keyOfColumn(column, typeof path === 'string' ? path : undefined)
    const way = column.fields.get(field)?.way ?? []
    const state = isVersions ? (isLatest ? 'draft' : 'earlier') : 'now'
    return [{ kind, slug, field, way, state, ...(isRecord && isId(id) ? { id } : {}) } as const]
  })
}

/** A relation table for several fields has the field's path in each row. */
export function holdsPaths({ tables: [own = ''] }: EntityColumn): boolean {
  return own.endsWith('_rels')
}

/** The column with the parent's id. */
export function parentIdColumn(table: ReturnType<typeof tableOf>) {
  return columnNamed(table, ownerColumns.find((name) => table[name]) ?? '')
}

function isId(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string'
}

/** Each place once, in its most visible state: published, then draft, then earlier versions. */
function withoutRepeats(uses: Use[]): Use[] {
  const seen = new Map<string, Use>()
  for (const state of states)
    for (const use of uses.filter((each) => each.state === state)) {
      const place = [use.kind, use.slug, use.id, use.field].join(' ')
      if (!seen.has(place)) seen.set(place, use)
    }
  return [...seen.values()]
}

/** A field that stores data. */
interface EntityField {
  /** The names from the record, or the block, down to the field, joined by `_`. In a block it begins with `blocks_<block>_`. */
  key: string
  field: FlattenedField
  way: FlattenedField[]
}

/**
 * Lists the fields of a collection or global by key, e.g. `album_image` for `news.album.image`, `blocks_promotions_category` for
 * a field of a block.
 */
function fieldsByKey(
  { collections, globals }: SanitizedConfig,
  { kind, slug }: { kind: 'collection' | 'global'; slug: string },
): Map<string, EntityField> {
  const entity = (kind === 'global' ? globals : collections).find((each) => each.slug === slug)
  const fields = within(entity?.flattenedFields ?? [], '', [])
  return new Map(fields.map((each) => [each.key, each]))
}

function within(fields: FlattenedField[], prefix: string, above: FlattenedField[]): EntityField[] {
  return fields.flatMap((field) => {
    const key = `${prefix}${snake(field.name)}`
    const way = [...above, field]
    const own = { key, field, way }
    if ('flattenedFields' in field) return [own, ...within(field.flattenedFields, `${key}_`, way)]
    if (field.type !== 'blocks') return [own]
    // The key starts again at a block: its table refers to the record itself, however deep the block is.
    const blocks = field.blocks.flatMap((block) =>
      within(block.flattenedFields, `blocks_${snake(block.slug)}_`, way),
    )
    return [own, ...blocks]
  })
}

/**
 * Returns the `EntityField.key` of a column. If several fields share the column, `path` (read from the row) tells which.
 */
export function keyOfColumn({ entity, tables, column }: EntityColumn, path?: string): string {
  const parts = (tables[0] ?? '').slice(entity.table.length).replace(/_locales$|_rels$/, '')
  const key = path === undefined ? `${parts}_${column}` : path.replaceAll(/\.(\d+\.)?/g, '_')
  const name = snake(key).replace(/^_/, '')
  return entity.isVersions ? name.replace(/^version_/, '') : name
}

function snake(name: string): string {
  return name.replaceAll('-', '_').replaceAll(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`)
}
