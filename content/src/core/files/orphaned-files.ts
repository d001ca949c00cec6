import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { connectionTo, type Table } from '../../platform/database/tables.ts'
import type { FileStore, ListedFile } from '../../platform/files/file-store.ts'
import { files as stores } from '../../platform/files/files.ts'
import { log } from '../../platform/log.ts'
import { findErasedFiles } from '../erasures/erasures.rows.ts'
import type { RetentionJob } from '../retention/retention-job.ts'
import { listOldFiles } from './durable-files.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Sweep {
  /** The records that name the folder's files. */
  records: Table<'filename'>
  before: Date
  /** More names of files in use. */
  others?: readonly unknown[]
}

/** Maximum size of `strays/`: eight times the largest file that the library accepts. */
const mostBytes = 2 * 1024 ** 3

/**
 * Moves files older than `before` that no record names to `strays/`: a process may have ended between writing a file and its
 * record. It does not delete them, because the database may be the wrong or an older one. It deletes only files that the ledger
 * of erasures lists.
 */
export async function sweepFolder(
  payload: BasePayload,
  store: FileStore,
  { records, before, others = [] }: Sweep,
): Promise<void> {
  const rows = await connectionTo(payload).select({ filename: records.filename }).from(records)
  const known = new Set([...rows.map(({ filename }) => filename), ...others])
  const files = await listOldFiles(store, before)
  // Folders in it were put there by hand.
  const unknown = files.filter(({ name }) => !known.has(name) && !name.includes('/'))
  await removeUnknown(payload, store, unknown)
}

async function removeUnknown(
  payload: BasePayload,
  store: FileStore,
  files: readonly ListedFile[],
): Promise<void> {
  if (files.length === 0) return
  const { folder } = store
  const erased = await findErasedFiles(
    payload,
    folder,
    files.map((file) => file.name),
  )
  const noted = files.filter((file) => erased.has(file.name))
  for (const { name } of noted) await store.delete(name)
  const unknown = files.filter((file) => !erased.has(file.name))
  const { failure, moved, left } = await moveToOrphans(store, unknown)
  const line = { folder, moved, left, deleted: noted.length }
  if (failure === undefined) log.warn(line, 'files without a record')
  else log.error({ err: failure, ...line }, 'files without a record could not be moved to strays')
}

interface Moved {
  moved: number
  /** Files not moved: `strays/` is full, or the disk refused. */
  left: number
  /** The first error of the disk. */
  failure?: unknown
}

/**
 * Moves files without a record into `strays/`. If `strays/` is full or the move fails, the file stays and a later sweep
 * tries again. `strays/` is never emptied to make room.
 */
export async function moveToOrphans(
  store: FileStore,
  files: readonly ListedFile[],
  most = mostBytes,
): Promise<Moved> {
  const result: Moved = { moved: 0, left: 0 }
  if (files.length === 0) return result
  try {
    let room = most - (await measureStrays())
    const today = new Date().toISOString().slice(0, 10)
    // The batch belongs to one sweep, so names cannot clash.
    const batch = `${today}-${store.folder}-${randomUUID().slice(0, 8)}`
    for (const { name, bytes } of files) {
      if (bytes > room) result.left += 1
      else if (await moveOne(store, name, batch, result)) room -= bytes
    }
    return result
  } catch (failure) {
    return { moved: 0, left: files.length, failure }
  }
}

async function moveOne(
  store: FileStore,
  name: string,
  batch: string,
  result: Moved,
): Promise<boolean> {
  try {
    const isMoved = await store.move(name, stores.strays.folder, `${batch}/${name}`)
    if (isMoved) result.moved += 1
    return isMoved
  } catch (error) {
    result.left += 1
    result.failure ??= error
    return false
  }
}

/** Deletes a batch when its period has passed, counted from the end of the day on which it was moved. */
export const deleteOrphanedFiles: RetentionJob = async ({ before, noteFile }) => {
  let count = 0
  for (const { name, day } of await listStrays()) {
    if (Date.parse(day) + dayMs > before.getTime()) continue
    await noteFile({ name, day })
    await stores.strays.delete(name)
    count += 1
  }
  return count
}

/** The files in batches, with the day of the move in UTC. Others in `strays/` were put there by hand and stay. */
async function listStrays(): Promise<(ListedFile & { day: string })[]> {
  return (await stores.strays.list()).flatMap((file) => {
    const [, day = ''] = /^(\d{4}-\d\d-\d\d)-[^/]*\//.exec(file.name) ?? []
    return Number.isNaN(Date.parse(day)) ? [] : [{ ...file, day }]
  })
}

async function measureStrays(): Promise<number> {
  return (await listStrays()).reduce((total, { bytes }) => total + bytes, 0)
}
