import { files } from '../../platform/files/files.ts'
import type { RetentionJob } from '../retention/retention-job.ts'

/** Deletes expired email files, which are written if there is no mail server. */
export const deleteOldMailFiles: RetentionJob = async ({ before, noteFile }) => {
  let count = 0
  for (const { name, modified } of await files.mail.list()) {
    if (modified > before) continue
    await noteFile({ name, day: modified.toISOString().slice(0, 10) })
    await files.mail.delete(name)
    count += 1
  }
  return count
}
