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

/** False if another process has moved the file. The batch belongs to one sweep, so names cannot clash. */
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

/** Deletes a batch when its period has passed, counted from the end of the day on which it was moved. */
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

interface Batch {
  path: string
  name: string
  /** The day of the move in UTC, YYYY-MM-DD. */
  day: string
}

/** Only folders: files and links in `strays/` were put there by hand and stay. */
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
