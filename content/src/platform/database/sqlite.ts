import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { type SchemaChange, endIndexesById, indexTranslations } from './planned-tables.ts'
import { migrationFolder } from './migration-folder.ts'
import { openSqliteClient } from './sqlite-client.ts'

export function createSqlite(
  url: string,
  changeSchema: SchemaChange,
): ReturnType<typeof sqliteAdapter> {
  const adapter = sqliteAdapter({
    client: { url },
    autoIncrement: true,
    push: false,
    migrationDir: migrationFolder('sqlite'),
    beforeSchemaInit: [changeSchema, endIndexesById],
    afterSchemaInit: [indexTranslations(index)],
  })
  return {
    ...adapter,
    // Payload opens its own client if there is none.
    init: (args) => Object.assign(adapter.init(args), { client: openSqliteClient(url) }),
  }
}
