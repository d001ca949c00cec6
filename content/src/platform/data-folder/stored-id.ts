export const databaseIdKey = 'database-id'

/** Finds the id of a database as `data`, where there is the table `payload_kv`. */
export const databaseIdQuery = `SELECT data FROM payload_kv WHERE key = '${databaseIdKey}'`

/** SQLite and `psql` give JSON as it is stored. */
export function idOfData(data: string | undefined): string | undefined {
  return data?.replaceAll('"', '')
}
