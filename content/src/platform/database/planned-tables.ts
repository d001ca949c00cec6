import type { SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import type { BasePayload } from 'payload'
import type { Table } from 'drizzle-orm'

export type RawTables = SQLiteAdapter['rawTables']

interface Adapter {
  payload: BasePayload
  rawTables: RawTables
}

/** The adapter in which a schema hook runs. Payload passes it, but its types do not declare it. */
export function adapterIn(built: object): Adapter {
  const adapter: unknown = 'adapter' in built ? built.adapter : undefined
  if (!isAdapter(adapter)) throw new Error('The database adapter does not show its tables')
  return adapter
}

function isAdapter(value: unknown): value is Adapter {
  return typeof value === 'object' && value !== null && 'payload' in value && 'rawTables' in value
}

/** Changes the tables that Payload has planned, before they are created. */
export type SchemaChange = <Schema>(built: { schema: Schema }) => Schema

/**
 * Appends the id, which decides ties, to the index of every list: Payload's indexes cannot include it. After ANALYZE reports
 * many ties, SQLite ignores a one-column index and sorts the whole table for each page; PostgreSQL sorts all ties.
 */
export function endIndexesById<Schema>(built: { schema: Schema }): Schema {
  for (const { indexes = {} } of Object.values(adapterIn(built).rawTables))
    for (const index of Object.values(indexes)) {
      if (index.unique || !Array.isArray(index.on)) continue
      if (index.on[0] === '_status') index.on.push('id')
    }
  return built.schema
}

type SchemaHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number]

interface Built<Schema> extends Pick<Parameters<SchemaHook>[0], 'extendTable'> {
  schema: Schema
}

/** Payload indexes translations by language and parent; every read looks them up only by parent. */
export function indexTranslations<Column>(index: (name: string) => { on(column: Column): object }) {
  return <Schema extends { tables: Record<string, Table> }>(built: Built<Schema>): Schema => {
    for (const [name, table] of Object.entries(built.schema.tables)) {
      if (!name.endsWith('_locales')) continue
      const key = `${name}_parent_idx`
      built.extendTable({
        table,
        extraConfig: (columns) => ({ [key]: index(key).on(columns['_parentID']) }),
      })
    }
    return built.schema
  }
}
