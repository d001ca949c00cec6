import type { DatabaseAdapterObj } from 'payload'
import type { Dialect } from './migration-folder.ts'

export function dialectOf(databaseUrl: string): Dialect {
  return databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres'
}

/** Only the adapter that is used gets loaded. */
export async function chooseAdapter(databaseUrl: string): Promise<DatabaseAdapterObj> {
  if (dialectOf(databaseUrl) === 'sqlite')
    return (await import('./sqlite.ts')).createSqlite(databaseUrl)
  return (await import('./postgres.ts')).createPostgres(databaseUrl)
}
