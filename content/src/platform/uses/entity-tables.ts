import type { SanitizedConfig } from 'payload'
import type { RawTables } from '../database/planned-tables.ts'

/** A collection or global, and the table of its records or versions. */
export interface EntityTable {
  table: string
  kind: 'collection' | 'global'
  slug: string
  isVersions: boolean
}

/** A column and the entity it belongs to: `news_album.image` is a part of `news`. */
export interface EntityColumn {
  entity: EntityTable
  /** From the column's own table up to the entity's. */
  tables: string[]
  column: string
  refersTo?: string
}

/** The column with the parent's id in the table of an array, a block or a translation. */
export const ownerColumns: readonly string[] = ['_parentID', 'parent']

export function tableNameOf(slug: string): string {
  return slug.replaceAll('-', '_')
}

/** Every column of the collections and globals that people write, with those of their versions. */
export function listColumns(config: SanitizedConfig, tables: RawTables): EntityColumn[] {
  const entities = new Map(listEntities(config).map((entity) => [entity.table, entity]))
  return Object.values(tables).flatMap(({ name, columns, foreignKeys = {} }) => {
    const way = wayUp(tables, entities, name)
    const entity = entities.get(way.at(-1) ?? '')
    if (!entity) return []
    const bound = new Map(
      Object.values(foreignKeys).map((key) => [key.columns[0], key.foreignColumns[0]?.table]),
    )
    return Object.entries(columns).flatMap(([column, { reference }]) => {
      if (isOwner(entity, name, column)) return []
      const refersTo = reference?.table ?? bound.get(column)
      return [{ entity, tables: way, column, ...(refersTo ? { refersTo } : {}) }]
    })
  })
}

function listEntities({ collections, globals }: SanitizedConfig): EntityTable[] {
  const ours = collections.filter(({ slug }) => !slug.startsWith('payload-'))
  return [
    ...ours.map((entity) => ({ entity, kind: 'collection' as const })),
    ...globals.map((entity) => ({ entity, kind: 'global' as const })),
  ].flatMap(({ entity: { slug, versions }, kind }) => {
    const table = tableNameOf(slug)
    const own = { table, kind, slug, isVersions: false }
    return versions ? [own, { ...own, table: `_${table}_v`, isVersions: true }] : [own]
  })
}

/** The table itself and its parents up to an entity's table. */
function wayUp(tables: RawTables, entities: ReadonlyMap<string, unknown>, name: string): string[] {
  if (entities.has(name)) return [name]
  const keys = Object.values(tables[name]?.foreignKeys ?? {})
  const owner = keys.find(({ columns }) => ownerColumns.includes(columns[0] ?? ''))
  const above = owner?.foreignColumns[0]?.table
  return above ? [name, ...wayUp(tables, entities, above)] : [name]
}

function isOwner(entity: EntityTable, table: string, column: string): boolean {
  if (table !== entity.table) return ownerColumns.includes(column)
  return entity.isVersions && column === 'parent'
}
