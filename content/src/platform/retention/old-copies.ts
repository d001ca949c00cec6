import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { passOverMissing } from '../missing-file.ts'

const time = String.raw`(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z`
/** A backup, what a restore has replaced, or a database outside of the data folder that one has. */
const copy = new RegExp(`^(?:\\.unfinished-|.+\\.replaced-)?${time}(?:-[a-z-]+)?$`)

/** When a copy of data was made, by its name; undefined for what is none. */
export function copiedAt(name: string): Date | undefined {
  const [, day, hour, minute, second, millisecond] = copy.exec(name) ?? []
  if (day === undefined) return undefined
  return new Date(`${day}T${hour}:${minute}:${second}.${millisecond}Z`)
}

/** Is told of a copy by its own name, before it is deleted; again where that was cut short. */
type OnTaken = (name: string, madeAt: Date) => Promise<void>

const tellNobody: OnTaken = async () => {}

/** Deletes the copies in a folder that were made at this moment or before; gives their names. */
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
    // Another process is at it.
    if (!(await isTaken(join(folder, name), leaving))) continue
    await onTaken(name.replace(unfinished, ''), madeAt)
    await rm(leaving, { recursive: true, force: true, maxRetries: 3 })
    removed.push(name)
  }
  return removed
}

/** Renamed first: half a copy must not look like one, and of several processes one has it. */
async function isTaken(path: string, leaving: string): Promise<boolean> {
  if (path === leaving) return true
  return (await rename(path, leaving).then(() => true, passOverMissing)) ?? false
}

const unfinished = /^\.unfinished-/

/** Under which the next backup would clear it up, should this process end now. */
function leavingName(name: string): string {
  return unfinished.test(name) || name.includes('.replaced-') ? name : `.unfinished-${name}`
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(passOverMissing)) ?? []
}
