import { basename, dirname, join } from 'node:path'
import { env } from '../../platform/env.ts'
import { removeOldCopies } from '../../platform/retention/old-copies.ts'
import type { RetentionJob } from './retention-job.ts'

/** Deletes expired backups in the data folder and data replaced by restores, of every kind, even the only one. */
export const deleteOldCopies: RetentionJob = async ({ before, noteFile }) => {
  let count = 0
  for (const folder of foldersOfCopies()) {
    const onTaken = (name: string, madeAt: Date) =>
      noteFile({ name: `${basename(folder)}/${name}`, day: madeAt.toISOString().slice(0, 10) })
    count += (await removeOldCopies(folder, before, onTaken)).length
  }
  return count
}

function foldersOfCopies(): string[] {
  const [, database] = /^file:(.+)$/.exec(env.databaseUrl) ?? []
  const inData = ['backups', 'replaced'].map((name) => join(env.dataDir, name))
  // With a database outside the data folder, a restore leaves the replaced one next to it.
  return database === undefined ? inData : [...inData, dirname(database)]
}
