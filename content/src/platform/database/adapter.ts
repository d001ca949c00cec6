import type { BaseDatabaseAdapter, BasePayload, DatabaseAdapterObj } from 'payload'
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

/** The same adapter, of which the database does some things otherwise; it is handed as it was before. */
export function changeDatabase(
  adapter: DatabaseAdapterObj,
  change: (db: BaseDatabaseAdapter, payload: BasePayload) => object,
): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      return Object.assign(db, change(db, args.payload))
    },
  }
}
