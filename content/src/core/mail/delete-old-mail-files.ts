import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { passOverMissing } from '../../platform/missing-file.ts'
import type { RetentionJob } from '../retention/retention-job.ts'
import { mailEnv } from './mail.env.ts'

/** Deletes expired email files, which are written if there is no mail server. */
export const deleteOldMailFiles: RetentionJob = async ({ before, noteFile }) => {
  const { folder } = mailEnv
  let count = 0
  for (const name of (await readdir(folder).catch(passOverMissing)) ?? []) {
    const path = join(folder, name)
    const written = await stat(path).catch(passOverMissing)
    if (written === undefined || written.mtime > before) continue
    await noteFile({ name, day: written.mtime.toISOString().slice(0, 10) })
    await rm(path, { force: true })
    count += 1
  }
  return count
}
