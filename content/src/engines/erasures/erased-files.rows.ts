import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, type Connection, connectionTo } from '../../ground/database/tables.ts'
import { noteErasure } from './erasures.rows.ts'

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

/** Those of some files that an erasure has noted. */
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
