import type { BaseDatabaseAdapter, BasePayload, DatabaseAdapterObj } from 'payload'
import type { SchemaChange } from './planned-tables.ts'

/** Loads only the adapter that is used. */
export async function chooseAdapter(
  databaseUrl: string,
  changeSchema: SchemaChange,
): Promise<DatabaseAdapterObj> {
  if (databaseUrl.startsWith('file:'))
    return (await import('./sqlite.ts')).createSqlite(databaseUrl, changeSchema)
  return (await import('./postgres.ts')).createPostgres(databaseUrl, changeSchema)
}

/** Overrides methods of an adapter's database; `change` gets the original. */
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
