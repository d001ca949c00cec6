import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from './process-state.ts'

/** A query that a visitor may wait for. PostgreSQL takes as long as this only where its line is silent, or a lock is held. */
const usualMs = 8000
/** Any other: it is a fault, too, if it never ends. */
const longMs = 6 * 60 * 60 * 1000

// The admin has modules of its own.
const long = processState('longQueries', () => new AsyncLocalStorage<true>())

/** For work that nobody waits for, and whose queries go through whole tables: migrations, indexes, sweeps. */
export function allowLongQueries<Result>(work: () => Promise<Result>): Promise<Result> {
  return long.run(true, work)
}

/** After how long PostgreSQL's answer to a query that is asked now counts as lost. */
export function queryLimitMs(): number {
  return long.getStore() ? longMs : usualMs
}
