import type { PayloadRequest } from 'payload'
import { connectionTo, currentTransaction, writeWhole } from '../../platform/database/tables.ts'
import type { TransactionEnd } from '../../platform/database/transaction-end.ts'
import { addChange } from './change-log.rows.ts'
import { catchUp } from './follow-changes.ts'

/** The tags that a transaction announces at its end. */
const announced = new WeakMap<TransactionEnd, Set<string>>()

/** Publishes a change in all processes when its transaction commits, and never if it rolls back. */
export async function announce(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  const { payload } = req
  const open = await currentTransaction(req)
  if (!open) {
    await writeWhole(payload, () => addChange(payload, connectionTo(payload), tags))
    await catchUp()
    return
  }
  const { connection, end } = open
  const known = announced.get(end)
  if (known) {
    for (const tag of tags) known.add(tag)
    return
  }
  const all = new Set(tags)
  announced.set(end, all)
  end.last.push(() => addChange(payload, connection, [...all]))
  end.afterwards.push(catchUp)
}
