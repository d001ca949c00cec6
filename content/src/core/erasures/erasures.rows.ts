import { createHash } from 'node:crypto'
import { lte, inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, type Connection, connectionTo } from '../../platform/database/tables.ts'
import { deleteExpired } from '../retention/delete-expired.ts'

/** Collections with unguessable ids and final erasure. */
type ErasedCollection = 'members' | 'leads' | 'data-requests'

export interface Erasable {
  collection: ErasedCollection
  /** Erases the record with all its data, without notifying anyone again. */
  eraseAgain(this: void, payload: BasePayload, id: string): Promise<void>
}

const erasuresOf = (payload: BasePayload) => collectionTable(payload, 'erasures')

/** The hash of a record in the ledger. Unguessable, because the id is random. */
export function hashOfErased(collection: ErasedCollection, id: string): string {
  return createHash('sha256').update(`${collection} ${id}`).digest('hex')
}

/** Stores an erasure. Call it in the transaction that erases the record. */
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

export async function noteErased(
  payload: BasePayload,
  collection: ErasedCollection,
  ids: readonly unknown[],
  connection: Connection = connectionTo(payload),
): Promise<void> {
  const at = new Date().toISOString()
  for (const id of ids)
    await noteErasure(payload, connection, { hash: hashOfErased(collection, String(id)), at })
}

export const deleteOldErasures = deleteExpired(erasuresOf, (table, { before }) =>
  lte(table.createdAt, before.toISOString()),
)

/** Below the limit of values in a statement. */
const mostAtOnce = 500

/** The hash of a file in the ledger, from its folder in the data folder and its random name. */
const hashOfFile = (folder: string, name: string) =>
  createHash('sha256').update(`${folder}/${name}`).digest('hex')

/**
 * Stores erased files. Call it in the transaction that erases their records. If the process ends before it deletes them, the
 * daily sweep deletes them instead of keeping them as orphaned files.
 */
export async function noteErasedFiles(
  payload: BasePayload,
  folder: string,
  names: readonly string[],
  connection: Connection = connectionTo(payload),
): Promise<void> {
  const at = new Date().toISOString()
  for (const name of names)
    await noteErasure(payload, connection, { hash: hashOfFile(folder, name), at })
}

export async function findErasedFiles(
  payload: BasePayload,
  folder: string,
  names: readonly string[],
): Promise<Set<string>> {
  const table = collectionTable(payload, 'erasures')
  const nameOf = new Map(names.map((name) => [hashOfFile(folder, name), name]))
  const hashes = [...nameOf.keys()]
  const erased = new Set<string>()
  for (let first = 0; first < hashes.length; first += mostAtOnce) {
    const some = hashes.slice(first, first + mostAtOnce)
    const rows = await connectionTo(payload)
      .select({ hash: table.hash })
      .from(table)
      .where(inArray(table.hash, some))
    for (const { hash } of rows) erased.add(nameOf.get(String(hash)) ?? '')
  }
  return erased
}
