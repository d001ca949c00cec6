import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextRound } from 'node:timers/promises'
import type { SqliteWriter } from './sqlite-writer.ts'

/** So long a transaction's statements follow each other. */
const longestMs = 4

interface Transaction {
  client: SqliteWriter
  /** Once it has ended, what its work left behind goes its own way. */
  isOpen: boolean
  /** When others last had their turn. */
  restedAt: number
  /** How many statements wait for others to have had it. */
  resting: number
  /** What is done once it is committed. */
  afterwards: (() => void)[]
}

/**
 * Which transaction the work at hand belongs to. SQLite does all at once: without rests in between, a transaction's statements
 * and all that was computed for them would be one stretch of 10 to 30 ms in which nobody who reads is answered.
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

  /** The transaction's connection, once others have had their turn; undefined outside. */
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

  /** Does work that is no part of the transaction at hand: it waits for its end, and stays where that fails. */
  function outside<Result>(work: () => Result): Result {
    return begun.exit(work)
  }

  /** Does the work within a transaction that the connection has begun. `afterwards` is to be done once that is committed. */
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
      // A query begins when it is awaited: within, or it would wait for the end of this very work.
      return { result: await begun.run(transaction, async () => await work()), afterwards }
    } finally {
      // Storing takes as long as all its statements. And what still rests belongs to it, even where the work failed.
      do await nextRound()
      while (transaction.resting > 0)
      // What the work left running shall not write between this end and the next one's turn.
      transaction.isOpen = false
    }
  }

  return { isWithin, outside, ownClient, whenStored, within }
}
