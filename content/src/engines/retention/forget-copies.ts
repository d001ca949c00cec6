import { dirname, join } from 'node:path'
import { env } from '../../ground/env.ts'
import { removeOldCopies } from '../../ground/retention/old-copies.ts'
import type { RetentionJob } from './retention-job.ts'

/** Deletes backups in the data folder and what restores have replaced, of every kind, also the only one. */
export const forgetCopies: RetentionJob = async ({ before, note }) => {
  let count = 0
  for (const folder of foldersOfCopies()) count += (await removeOldCopies(folder, before)).length
  if (count > 0) await note(count)
  return count
}

function foldersOfCopies(): string[] {
  const [, database] = /^file:(.+)$/.exec(env.databaseUrl) ?? []
  const inData = ['backups', 'replaced'].map((name) => join(env.dataDir, name))
  // A database outside of the data folder leaves what a restore has replaced beside it.
  return database === undefined ? inData : [...inData, dirname(database)]
}
