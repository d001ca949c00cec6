import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { passOverMissing } from '../missing-file.ts'

const time = String.raw`(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z`
/** Names of backups, of data replaced by a restore, and of such a database outside the data folder. */
const copy = new RegExp(`^(?:\\.unfinished-|.+\\.replaced-)?${time}(?:-[a-z-]+)?$`)

/** The time in the name of a copy; undefined if it is not one. */
export function copiedAt(name: string): Date | undefined {
  const [, day, hour, minute, second, millisecond] = copy.exec(name) ?? []
  if (day === undefined) return undefined
  return new Date(`${day}T${hour}:${minute}:${second}.${millisecond}Z`)
}

/** Called with a copy's name before its deletion; again if the deletion was interrupted. */
type OnTaken = (name: string, madeAt: Date) => Promise<void>

const tellNobody: OnTaken = async () => {}

/** Deletes the copies in a folder that were made at or before this moment; returns their names. */
export async function removeOldCopies(
  folder: string,
  before: Date,
  onTaken = tellNobody,
): Promise<string[]> {
  const removed: string[] = []
  for (const name of await namesIn(folder)) {
    const madeAt = copiedAt(name)
    if (madeAt === undefined || madeAt > before) continue
    const leaving = join(folder, leavingName(name))
    // Another process is deleting it.
    if (!(await isTaken(join(folder, name), leaving))) continue
    await onTaken(name.replace(unfinished, ''), madeAt)
    await rm(leaving, { recursive: true, force: true, maxRetries: 3 })
    removed.push(name)
  }
  return removed
}

/** Renamed first, so that a partly deleted copy does not look complete, and only one process deletes it. */
async function isTaken(path: string, leaving: string): Promise<boolean> {
  if (path === leaving) return true
  return (await rename(path, leaving).then(() => true, passOverMissing)) ?? false
}

const unfinished = /^\.unfinished-/

/** If this process ends now, the next backup cleans up this name. */
function leavingName(name: string): string {
  return unfinished.test(name) || name.includes('.replaced-') ? name : `.unfinished-${name}`
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(passOverMissing)) ?? []
}
