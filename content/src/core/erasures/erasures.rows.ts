import { createHash } from 'node:crypto'
import { lte, inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, type Connection, connectionTo } from '../../platform/database/tables.ts'
import { deleteExpired } from '../retention/delete-expired.ts'

/** Whose records have ids that nobody guesses, and are erased for good. */
type ErasedCollection = 'members' | 'leads' | 'data-requests'

/** How records of a collection are erased that a restored backup has brought back. */
export interface Erasable {
  collection: ErasedCollection
  /** With all that belongs to it; nobody is told of it a second time. */
  eraseAgain(this: void, payload: BasePayload, id: string): Promise<void>
}

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

/** The same of records by their ids. */
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

/** Fewer than a statement may have values. */
const mostAtOnce = 500

/** What stands for a file in the ledger, by its folder in the data folder. Its name is random. */
const hashOfFile = (folder: string, name: string) =>
  createHash('sha256').update(`${folder}/${name}`).digest('hex')

/**
 * Notes files within the write that erases their records: should the process end before they are deleted, the daily sweep
 * deletes them, and does not keep them as strays.
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
