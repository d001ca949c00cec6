import type { DatabaseAdapterObj } from 'payload'

/** Only the adapter that is used gets loaded. */
export async function chooseAdapter(databaseUrl: string): Promise<DatabaseAdapterObj> {
  if (databaseUrl.startsWith('file:'))
    return (await import('./sqlite.ts')).createSqlite(databaseUrl)
  return (await import('./postgres.ts')).createPostgres(databaseUrl)
}
