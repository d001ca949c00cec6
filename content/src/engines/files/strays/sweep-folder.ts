import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import type { BasePayload } from 'payload'
import { log } from '../../../ground/log.ts'
import { findErasedFiles } from '../../erasures/erased-files.rows.ts'
import { listOldFiles, type OldFile } from '../private-files.ts'
import { moveToStrays } from './move-strays.ts'

/**
 * Takes out of a folder what lies there since before a moment and is known by no record: a process may end between the two. The
 * database may also be a wrong or an older one, so files move to `strays/`, but for those that an erasure has noted.
 */
export async function sweepFolder(
  payload: BasePayload,
  folder: string,
  known: ReadonlySet<unknown>,
  before: Date,
): Promise<void> {
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
  const { failure, moved, left } = await moveToStrays(others, name)
  const line = { folder: name, moved, left, deleted: noted.length }
  if (failure === undefined) log.warn(line, 'files without a record')
  else log.error({ err: failure, ...line }, 'files without a record could not be moved to strays')
}
