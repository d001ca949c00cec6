import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RetentionJob } from '../../retention/retention-job.ts'
import { listBatches, listStrays } from './stray-folder.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Deletes strays once the last moment of the day on which they were moved has had its time. */
export const forgetStrays: RetentionJob = async ({ before, noteFile }) => {
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
