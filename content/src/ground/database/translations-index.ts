import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Table } from 'drizzle-orm'

type SchemaHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number]

interface Built<Schema> extends Pick<Parameters<SchemaHook>[0], 'extendTable'> {
  schema: Schema
}

/** Payload indexes translations by language and parent; every read looks them up by parent alone. */
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
