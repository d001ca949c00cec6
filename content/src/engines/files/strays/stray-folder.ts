import { lstat, readdir } from 'node:fs/promises'
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

/** Folders alone: a file or a link below `strays/` was put there by hand, and stays. */
export async function listBatches(): Promise<Batch[]> {
  const entries = await readdir(env.straysDir, { withFileTypes: true }).catch(passOverMissing)
  const folders = entries?.filter((entry) => entry.isDirectory()) ?? []
  return folders.flatMap(({ name }) => {
    const [day = ''] = /^\d{4}-\d\d-\d\d(?=-)/.exec(name) ?? []
    return Number.isNaN(Date.parse(day)) ? [] : [{ path: join(env.straysDir, name), name, day }]
  })
}

/** The names of a batch's files. */
export async function listStrays(batch: Batch): Promise<string[]> {
  return (await readdir(batch.path).catch(passOverMissing)) ?? []
}

/** Bytes of all strays. */
export async function measureStrays(): Promise<number> {
  let total = 0
  for (const batch of await listBatches())
    for (const name of await listStrays(batch))
      total += (await lstat(join(batch.path, name)).catch(passOverMissing))?.size ?? 0
  return total
}
