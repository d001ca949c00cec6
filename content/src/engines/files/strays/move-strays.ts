import { constants } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '../../../ground/env.ts'
import type { OldFile } from '../private-files.ts'
import { measureStrays, today } from './stray-folder.ts'

/** Eight times the largest file of the library. */
const mostBytes = 2 * 1024 ** 3

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
export async function moveToStrays(
  files: readonly OldFile[],
  folder: string,
  most = mostBytes,
): Promise<Moved> {
  if (files.length === 0) return { moved: 0, left: 0 }
  try {
    await mkdir(env.straysDir, { recursive: true, mode: 0o700 })
    const room = most - (await measureStrays())
    const batch = await mkdtemp(join(env.straysDir, `${today()}-${folder}-`))
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
