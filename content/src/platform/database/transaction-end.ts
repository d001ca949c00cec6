import { log } from '../log.ts'
import { processState } from './process-state.ts'

/** Work at the end of a transaction. */
export interface TransactionEnd {
  /** Its last statements; an error rolls it back. */
  last: (() => Promise<void>)[]
  /** After the commit, never after a rollback. An error is only logged: the transaction is stored. */
  afterwards: (() => Promise<void>)[]
}

// By the transaction's connection. The admin bundle has its own copy of this module.
const ends = processState('transactionEnds', () => new WeakMap<object, TransactionEnd>())

export const createEnd = (): TransactionEnd => ({ last: [], afterwards: [] })

/** The end of the transaction of this connection. */
export function endOf(connection: object): TransactionEnd {
  const known = ends.get(connection)
  if (known) return known
  const end = createEnd()
  ends.set(connection, end)
  return end
}

export async function doLast({ last }: TransactionEnd): Promise<void> {
  for (const work of last) await work()
}

export async function doAfterwards({ afterwards }: TransactionEnd): Promise<void> {
  for (const work of afterwards)
    await work().catch((error: unknown) => log.error({ err: error }, 'work after a commit failed'))
}
