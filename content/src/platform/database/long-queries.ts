import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from './process-state.ts'

/** For queries that a visitor may wait for. PostgreSQL only takes so long on a dead connection or a lock. */
const usualMs = 8000
/** For all other queries: one that never ends is an error, too. */
const longMs = 6 * 60 * 60 * 1000

// Shared in the process, because the admin has its own copies of modules.
const long = processState('longQueries', () => new AsyncLocalStorage<true>())

/** For background work with queries over whole tables: migrations, indexes, sweeps. */
export function allowLongQueries<Result>(work: () => Promise<Result>): Promise<Result> {
  return long.run(true, work)
}

/** The time limit for a PostgreSQL query that starts now. */
export function queryLimitMs(): number {
  return long.getStore() ? longMs : usualMs
}
