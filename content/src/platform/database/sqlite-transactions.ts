import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextRound } from 'node:timers/promises'
import type { SqliteWriter } from './sqlite-writer.ts'

/** Maximum time of a transaction's statements without a rest. */
const longestMs = 4

interface Transaction {
  client: SqliteWriter
  /** After the end, work that is still running no longer uses the transaction. */
  isOpen: boolean
  /** When the event loop last ran other work. */
  restedAt: number
  /** The number of statements that are resting. */
  resting: number
  /** Runs after the commit. */
  afterwards: (() => void)[]
}

/**
 * Tracks the transaction of the current work. SQLite is synchronous: without rests, a transaction's statements and
 * computations would block all requests for 10 to 30 ms.
 */
export function createTransactions() {
  const begun = new AsyncLocalStorage<Transaction>()

  function own(): Transaction | undefined {
    const transaction = begun.getStore()
    return transaction?.isOpen ? transaction : undefined
  }

  function isWithin(): boolean {
    return own() !== undefined
  }

  /** The transaction's connection, after a rest if one is due; undefined outside. */
  async function ownClient(): Promise<SqliteWriter | undefined> {
    const transaction = own()
    if (transaction && performance.now() - transaction.restedAt > longestMs) {
      transaction.resting += 1
      await nextRound()
      transaction.resting -= 1
      transaction.restedAt = performance.now()
    }
    return transaction?.client
  }

  /** See `SqliteClient.whenStored`. */
  function whenStored(work: () => void): void {
    const transaction = own()
    if (transaction) transaction.afterwards.push(work)
    else work()
  }

  /** See `SqliteClient.outside`. */
  function outside<Result>(work: () => Result): Result {
    return begun.exit(work)
  }

  /** Runs the work in a transaction that the connection has begun. The caller runs `afterwards` after the commit. */
  async function within<Result>(
    client: SqliteWriter,
    work: () => Promise<Result>,
  ): Promise<{ result: Result; afterwards: Transaction['afterwards'] }> {
    const transaction: Transaction = {
      client,
      isOpen: true,
      restedAt: performance.now(),
      resting: 0,
      afterwards: [],
    }
    const { afterwards } = transaction
    try {
      // Awaited inside, because a query begins when it is awaited: outside it would wait for the end of this work.
      return { result: await begun.run(transaction, async () => await work()), afterwards }
    } finally {
      // Storing takes as long as all its statements. And what still rests belongs to it, even where the work failed.
      do await nextRound()
      while (transaction.resting > 0)
      // Prevents writes by work that still runs, between this end and the next transaction.
      transaction.isOpen = false
    }
  }

  return { isWithin, outside, ownClient, whenStored, within }
}
