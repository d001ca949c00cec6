import type { DatabaseAdapterObj } from 'payload'
import type { SchemaChange } from './planned-tables.ts'

/** Only the adapter that is used gets loaded. */
export async function chooseAdapter(
  databaseUrl: string,
  changeSchema: SchemaChange,
): Promise<DatabaseAdapterObj> {
  if (databaseUrl.startsWith('file:'))
    return (await import('./sqlite.ts')).createSqlite(databaseUrl, changeSchema)
  return (await import('./postgres.ts')).createPostgres(databaseUrl, changeSchema)
}
