import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RetentionJob } from '../retention/retention-job.ts'
import { mailEnv } from './mail.env.ts'

/** Deletes mails that became files, for want of a mail server, so long ago. */
export const forgetMailFiles: RetentionJob = async ({ before, noteFile }) => {
  const { folder } = mailEnv
  let count = 0
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    const written = await stat(path).catch(passOverMissing)
    if (written === undefined || written.mtime > before) continue
    await noteFile({ name, day: written.mtime.toISOString().slice(0, 10) })
    await rm(path, { force: true })
    count += 1
  }
  return count
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(passOverMissing)) ?? []
}

/** No mail was written yet, or another process was quicker. */
function passOverMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
