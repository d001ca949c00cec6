import { commandLine } from '@washhouse/serving/command-line'
import type { DatabaseAdapter } from 'payload'
import { ensureDatabaseId } from '../database/join-database.ts'
import { findOutage } from '../database/outage.ts'
import { folderIdName, readFolder } from '../data-folder/folder-id.ts'
import { env } from '../env.ts'
import { StartProblem } from '../start-problem.ts'
import { readStored } from './file-store.ts'
import { files } from './files.ts'

/**
 * Call before the store is written to.
 * @throws StartProblem if it belongs to another database or does not answer, or if files have not been moved to it.
 */
export async function joinStore(db: DatabaseAdapter): Promise<void> {
  if (env.filesSettings.url === undefined) return
  if ((await readFolder(env.dataDir)).hasFiles)
    throw new StartProblem(
      `FILES_URL is set, but the data folder ${env.dataDir} still has files of records. Move them with ${commandLine('move', '--files <address>')} while FILES_URL is unset, then take the folders out of the data folder`,
    )
  const id = await ensureDatabaseId(db)
  try {
    await claimStore(id)
  } catch (error) {
    if (findOutage(error) !== 'files away') throw error
    const cause = error instanceof Error ? error.cause : undefined
    throw new StartProblem(
      `FILES_URL: the store cannot be used (${cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)}). Check address, bucket and keys`,
    )
  }
}

async function claimStore(id: string): Promise<void> {
  if (await files.identity.write(folderIdName, Buffer.from(id))) return
  if (String(await readStored(files.identity, folderIdName)) === id) return
  if (!env.adoptDataFolder)
    throw new StartProblem(
      'FILES_URL: the store belongs to another database: correct FILES_URL or DATABASE_URL, or, if it shall belong to this database from now on, start once with ADOPT_DATA_FOLDER=1.',
    )
  await files.identity.replace(folderIdName, Buffer.from(id))
}
