import { constants } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '../../../ground/env.ts'
import { log } from '../../../ground/log.ts'
import type { OldFile } from '../private-files.ts'
import { openRoom, today } from './stray-folder.ts'

/** Eight times the largest file of the library. */
const mostBytes = 2 * 1024 ** 3

interface Moved {
  moved: number
  /** Stayed where they were: `strays/` has no room for them, or the disk refused it. */
  left: number
}

/** Moves files that no record names into `strays/`; where that fails, they stay until the next sweep. */
export async function moveToStrays(
  files: readonly OldFile[],
  folder: string,
  most = mostBytes,
): Promise<Moved> {
  const result = { moved: 0, left: 0 }
  if (files.length === 0) return result
  await mkdir(env.straysDir, { recursive: true, mode: 0o700 })
  const take = await openRoom(most)
  const batch = await mkdtemp(join(env.straysDir, `${today()}-${folder}-`))
  let failure: unknown
  for (const { name, path, bytes } of files) {
    try {
      if (!(await take(bytes))) result.left += 1
      else if (await move(path, join(batch, name))) result.moved += 1
    } catch (error) {
      result.left += 1
      failure ??= error
    }
  }
  if (failure !== undefined)
    log.error({ err: failure, folder }, 'files could not be moved to strays')
  if (result.moved === 0) await rmdir(batch)
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
