import type { BasePayload } from 'payload'
import { isPostgres, isSqlite, sqliteClientOf } from '../../platform/database/dialect.ts'
import type { SearchIndex } from './search-index.ts'
const opened = new WeakMap<BasePayload, Promise<SearchIndex>>()

/** The index in Payload's database. Only the module of its dialect is loaded. */
export function openSearchIndex(payload: BasePayload): Promise<SearchIndex> {
  const known = opened.get(payload)
  if (known) return known
  const index = open(payload)
  opened.set(payload, index)
  // The next caller retries after a failure, such as an unavailable database.
  index.catch(() => opened.delete(payload))
  return index
}

async function open({ db }: BasePayload): Promise<SearchIndex> {
  if (isSqlite(db)) {
    const { openSqliteIndex } = await import('./search-index.sqlite.ts')
    return openSqliteIndex(sqliteClientOf(db))
  }
  if (isPostgres(db)) {
    const { openPostgresIndex } = await import('./search-index.postgres.ts')
    return openPostgresIndex(db.pool)
  }
  throw new Error(`There is no search index for ${db.name}`)
}
