export const databaseIdKey = 'database-id'

/** Returns the id of a database as `data`. The table `payload_kv` must exist. */
export const databaseIdQuery = `SELECT data FROM payload_kv WHERE key = '${databaseIdKey}'`

/** SQLite and `psql` return JSON as stored. */
export function idOfData(data: string | undefined): string | undefined {
  return data?.replaceAll('"', '')
}
