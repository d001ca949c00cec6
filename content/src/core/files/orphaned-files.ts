import { constants } from 'node:fs'
import { copyFile, lstat, mkdir, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { BasePayload } from 'payload'
import { connectionTo, type Table } from '../../platform/database/tables.ts'
import { env } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'
import { findErasedFiles } from '../erasures/erasures.rows.ts'
import type { RetentionJob } from '../retention/retention-job.ts'
import { passOverMissing } from '../../platform/missing-file.ts'
import { listOldFiles, type OldFile } from './durable-files.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Sweep {
  /** The records that know its files by their names. */
  records: Table<'filename'>
  before: Date
  /** Names of files that others know. */
  others?: readonly unknown[]
}

/** Eight times the largest file of the library. */
const mostBytes = 2 * 1024 ** 3

/**
 * Takes out of a folder what lies there since before a moment and is known by no record: a process may end between the two. The
 * database may also be a wrong or an older one, so files move to `strays/`, but for those that an erasure has noted.
 */
export async function sweepFolder(
  payload: BasePayload,
  folder: string,
  { records, before, others = [] }: Sweep,
): Promise<void> {
  const rows = await connectionTo(payload).select({ filename: records.filename }).from(records)
  const known = new Set([...rows.map(({ filename }) => filename), ...others])
  const files = await listOldFiles(folder, before)
  const unknown = files.filter(({ name }) => !known.has(name))
  await removeUnknown(payload, folder, unknown)
}

export async function removeUnknown(
  payload: BasePayload,
  folder: string,
  files: readonly OldFile[],
): Promise<void> {
  if (files.length === 0) return
  const name = basename(folder)
  const erased = await findErasedFiles(
    payload,
    name,
    files.map((file) => file.name),
  )
  const noted = files.filter((file) => erased.has(file.name))
  for (const { path } of noted) await rm(path, { force: true })
  const others = files.filter((file) => !erased.has(file.name))
  const { failure, moved, left } = await moveToOrphans(others, name)
  const line = { folder: name, moved, left, deleted: noted.length }
  if (failure === undefined) log.warn(line, 'files without a record')
  else log.error({ err: failure, ...line }, 'files without a record could not be moved to strays')
}

interface Moved {
  moved: number
  /** Stayed where they were: `strays/` has no room for them, or the disk refused it. */
  left: number
  /** Why the disk refused the first of them. */
  failure?: unknown
}

/**
 * Moves files that no record names into `strays/`. What does not fit there, or cannot be moved, stays where it is until a
 * later sweep: nothing leaves `strays/` before its days are over.
 */
export async function moveToOrphans(
  files: readonly OldFile[],
  folder: string,
  most = mostBytes,
): Promise<Moved> {
  if (files.length === 0) return { moved: 0, left: 0 }
  try {
    await mkdir(env.straysDir, { recursive: true, mode: 0o700 })
    const room = most - (await measureStrays())
    const today = new Date().toISOString().slice(0, 10)
    const batch = await mkdtemp(join(env.straysDir, `${today}-${folder}-`))
    const result = await moveInto(batch, files, room)
    if (result.moved === 0) await rmdir(batch)
    return result
  } catch (failure) {
    return { moved: 0, left: files.length, failure }
  }
}

async function moveInto(
  batch: string,
  files: readonly OldFile[],
  mostBytesMoved: number,
): Promise<Moved> {
  const result: Moved = { moved: 0, left: 0 }
  let room = mostBytesMoved
  for (const { name, path, bytes } of files) {
    try {
      if (bytes > room) result.left += 1
      else if (await move(path, join(batch, name))) {
        result.moved += 1
        room -= bytes
      }
    } catch (error) {
      result.left += 1
      result.failure ??= error
    }
  }
  return result
}

/** False where another process has taken the file. The batch belongs to one sweep, so nothing has its name there. */
async function move(path: string, target: string): Promise<boolean> {
  try {
    await rename(path, target).catch((error: unknown) =>
      // The folder is a link to another disk.
      codeOf(error) === 'EXDEV' ? moveByCopy(path, target) : Promise.reject(error),
    )
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

async function moveByCopy(path: string, target: string): Promise<void> {
  try {
    await copyFile(path, target, constants.COPYFILE_EXCL)
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
  await rm(path, { force: true })
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** Deletes strays once the last moment of the day on which they were moved has had its time. */
export const deleteOrphanedFiles: RetentionJob = async ({ before, noteFile }) => {
  let count = 0
  for (const batch of await listBatches()) {
    if (Date.parse(batch.day) + dayMs > before.getTime()) continue
    for (const name of await listStrays(batch)) {
      await noteFile({ name: `${batch.name}/${name}`, day: batch.day })
      await rm(join(batch.path, name), { recursive: true, force: true })
      count += 1
    }
    await rm(batch.path, { recursive: true, force: true })
  }
  return count
}

/** What one sweep moved, in a folder of its own below `strays/`. */
interface Batch {
  path: string
  name: string
  /** When it was moved, by universal time: YYYY-MM-DD. */
  day: string
}

/** Folders alone: a file or a link below `strays/` was put there by hand, and stays. */
async function listBatches(): Promise<Batch[]> {
  const entries = await readdir(env.straysDir, { withFileTypes: true }).catch(passOverMissing)
  const folders = entries?.filter((entry) => entry.isDirectory()) ?? []
  return folders.flatMap(({ name }) => {
    const [day = ''] = /^\d{4}-\d\d-\d\d(?=-)/.exec(name) ?? []
    return Number.isNaN(Date.parse(day)) ? [] : [{ path: join(env.straysDir, name), name, day }]
  })
}

async function listStrays(batch: Batch): Promise<string[]> {
  return (await readdir(batch.path).catch(passOverMissing)) ?? []
}

async function measureStrays(): Promise<number> {
  let total = 0
  for (const batch of await listBatches())
    for (const name of await listStrays(batch))
      total += (await lstat(join(batch.path, name)).catch(passOverMissing))?.size ?? 0
  return total
}
