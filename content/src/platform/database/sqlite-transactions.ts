import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextRound } from 'node:timers/promises'
import type { SqliteWriter } from './sqlite-writer.ts'
import { createEnd, doLast, type TransactionEnd } from './transaction-end.ts'

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
  end: TransactionEnd
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

  /** See `SqliteClient.ownEnd`. */
  function ownEnd(): TransactionEnd | undefined {
    return own()?.end
  }

  /** See `SqliteClient.outside`. */
  function outside<Result>(work: () => Result): Result {
    return begun.exit(work)
  }

  /** Runs the work in a transaction that the connection has begun. The caller runs `doAfterwards` after the commit. */
  async function within<Result>(
    client: SqliteWriter,
    work: () => Promise<Result>,
  ): Promise<{ result: Result; end: TransactionEnd }> {
    const transaction: Transaction = {
      client,
      isOpen: true,
      restedAt: performance.now(),
      resting: 0,
      end: createEnd(),
    }
    const { end } = transaction
    try {
      // Awaited inside, because a query begins when it is awaited: outside it would wait for the end of this work.
      const result = await begun.run(transaction, async () => {
        const done = await work()
        await doLast(end)
        return done
      })
      return { result, end }
    } finally {
      // Storing takes as long as all its statements. And what still rests belongs to it, even where the work failed.
      do await nextRound()
      while (transaction.resting > 0)
      // Prevents writes by work that still runs, between this end and the next transaction.
      transaction.isOpen = false
    }
  }

  return { isWithin, outside, ownClient, ownEnd, within }
}
