import { createHash } from 'node:crypto'
import { lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, type Connection } from '../../ground/database/tables.ts'
import { forgetRows } from '../retention/forget-rows.ts'
import type { ErasedCollection } from './erasable.ts'

const erasuresOf = (payload: BasePayload) => collectionTable(payload, 'erasures')

/** What stands for a record in the ledger. Its id is random: nobody finds it by trying. */
export function hashOfErased(collection: ErasedCollection, id: string): string {
  return createHash('sha256').update(`${collection} ${id}`).digest('hex')
}

/** Writes down that something was erased, within the write that erases it. */
export async function noteErasure(
  payload: BasePayload,
  connection: Connection,
  { hash, at }: { hash: string; at: string },
): Promise<void> {
  await connection
    .insert(erasuresOf(payload))
    .values({ hash, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
}

export const forgetErasures = forgetRows(erasuresOf, (table, { before }) =>
  lte(table.createdAt, before.toISOString()),
)
