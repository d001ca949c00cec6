import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '../../../ground/env.ts'
import { passOverMissing } from '../private-files.ts'

/** What one sweep moved, in a folder of its own below `strays/`. */
export interface Batch {
  path: string
  name: string
  /** When it was moved, by universal time: YYYY-MM-DD. */
  day: string
}

export const today = () => new Date().toISOString().slice(0, 10)

/** The oldest first. */
export async function listBatches(): Promise<Batch[]> {
  const names = (await readdir(env.straysDir).catch(passOverMissing)) ?? []
  return names.toSorted().flatMap((name) => {
    const [day] = /^\d{4}-\d\d-\d\d(?=-)/.exec(name) ?? []
    return day === undefined ? [] : { path: join(env.straysDir, name), name, day }
  })
}

/** The names of a batch's files. */
export async function listStrays(batch: Batch): Promise<string[]> {
  return (await readdir(batch.path).catch(passOverMissing)) ?? []
}

/**
 * Room for more strays below a limit. What was moved on an earlier day leaves for them, the oldest first; what was moved
 * today never does, so nothing is deleted on the day on which it was found.
 */
export async function openRoom(mostBytes: number): Promise<(bytes: number) => Promise<boolean>> {
  const old: { path: string; bytes: number }[] = []
  let [total, ofToday] = [0, 0]
  for (const batch of await listBatches())
    for (const name of await listStrays(batch)) {
      const path = join(batch.path, name)
      const bytes = (await stat(path).catch(passOverMissing))?.size ?? 0
      total += bytes
      if (batch.day < today()) old.push({ path, bytes })
      else ofToday += bytes
    }
  return async function take(bytes) {
    if (ofToday + bytes > mostBytes) return false
    while (total + bytes > mostBytes) {
      const oldest = old.shift()
      if (!oldest) return false
      await rm(oldest.path, { force: true })
      total -= oldest.bytes
    }
    total += bytes
    ofToday += bytes
    return true
  }
}
