import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeOldCopies } from '../../content/src/platform/retention/old-copies.ts'
import { StartProblem, systemCode } from '../launcher/start-problem.ts'
import { readManifest, Reason } from './manifest.ts'
import type { EarlierBackup } from './save-files.ts'

const UNFINISHED = '.unfinished-'
const NAME = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)(?:-([a-z-]+))?$/

/** Names sort by time: `2026-11-21T03-00-00-000Z-before-migration`. */
export function backupName(at: Date, reason: Reason): string {
  const time = at.toISOString().replaceAll(/[:.]/g, '-')
  return reason === 'asked' ? time : `${time}-${reason}`
}

/** Path of an unfinished backup. */
export function unfinishedPath(folder: string, name: string): string {
  return join(folder, UNFINISHED + name)
}

/** Names of the backups in a folder, newest first; empty if the folder does not exist. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => reasonOf(name) !== undefined)
    .toSorted()
    .toReversed()
}

/** The newest intact backup for the same recipients; skips damaged ones. */
export async function findEarlier(
  folder: string,
  recipients: readonly string[],
): Promise<EarlierBackup | undefined> {
  for (const name of await listBackups(folder)) {
    const path = join(folder, name)
    try {
      const manifest = await readManifest(path)
      if (manifest.recipients.join(' ') === recipients.join(' ')) return { folder: path, manifest }
    } catch (error) {
      if (!(error instanceof StartProblem)) throw error
    }
  }
  return undefined
}

/** Deletes unfinished backups. */
export async function clearUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(UNFINISHED)) await rm(join(folder, name), { recursive: true })
}

/** Deletes all but the newest `keep` of each reason, and all from before `oldest`. Returns the deleted names. */
export async function pruneBackups(folder: string, keep: number, oldest: Date): Promise<string[]> {
  const aged = await removeOldCopies(folder, oldest)
  const names = await listBackups(folder)
  const old = Reason.options.flatMap((reason) =>
    names.filter((name) => reasonOf(name) === reason).slice(keep),
  )
  // Renames first, so that a half-deleted backup does not look complete.
  for (const name of old) await rename(join(folder, name), unfinishedPath(folder, name))
  await clearUnfinished(folder)
  return [...old, ...aged]
}

function reasonOf(name: string): Reason | undefined {
  const [, time, suffix = 'asked'] = NAME.exec(name) ?? []
  return time === undefined ? undefined : Reason.safeParse(suffix).data
}
