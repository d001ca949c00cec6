import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type Erasure,
  PendingErasures,
  pendingErasuresName,
} from '../../content/src/platform/retention/pending-erasures.ts'
import type { Settings } from '../launcher/settings.env.ts'
import { StartProblem, systemCode } from '../launcher/start-problem.ts'
import { BACKUPS_FOLDER } from './data-files.ts'
import { syncPath } from './durable-copy.ts'
import { listBackups } from './kept-backups.ts'
import { readManifest } from './manifest.ts'
import { readErasuresOfPostgres } from './postgres-database.ts'
import { readErasuresOfSqlite } from './sqlite-database.ts'

interface Restore {
  settings: Settings
  folder: string
  report: (line: string) => void
}

/**
 * Writes the erasures to repeat at the next start to the data folder: those in the database to be replaced, of an earlier
 * restore, and of every available backup.
 */
export async function carryErasuresOver({ settings, folder, report }: Restore): Promise<void> {
  const { dataDir } = settings
  const known = [
    ...(await readPending(dataDir)),
    ...(await erasuresOfPresent(settings, report)),
    ...(await erasuresOfBackups([dirname(folder), join(dataDir, BACKUPS_FOLDER)])),
  ]
  const unique = new Map(known.map((erasure) => [erasure.hash, erasure]))
  if (unique.size === 0) return
  const path = join(dataDir, pendingErasuresName)
  await writeFile(`${path}.draft`, JSON.stringify([...unique.values()]), {
    mode: 0o600,
    flush: true,
  })
  await rename(`${path}.draft`, path)
  await syncPath(dataDir)
}

/** Erasures not repeated yet: the product was not started since the last restore. */
export async function readPending(dataDir: string): Promise<Erasure[]> {
  const path = join(dataDir, pendingErasuresName)
  try {
    return PendingErasures.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    const code = systemCode(error)
    if (code === 'ENOENT') return []
    if (code !== undefined) throw error
    throw new StartProblem([
      `${path} is damaged. Delete it only if nothing was erased before the last restore`,
    ])
  }
}

async function erasuresOfPresent(
  { databaseUrl, databasePath }: Settings,
  report: (line: string) => void,
): Promise<Erasure[]> {
  try {
    if (databasePath === undefined) return await readErasuresOfPostgres(databaseUrl)
    return existsSync(databasePath) ? readErasuresOfSqlite(databasePath) : []
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    report(
      `Cannot determine what was erased since the newest backup, because the current database cannot be read: ${error.lines.join(' ')}`,
    )
    return []
  }
}

async function erasuresOfBackups(folders: readonly string[]): Promise<Erasure[]> {
  const found: Erasure[] = []
  for (const folder of new Set(folders))
    for (const name of await listBackups(folder))
      found.push(...(await erasuresOfBackup(join(folder, name))))
  return found
}

/** A damaged backup has none. */
async function erasuresOfBackup(folder: string): Promise<Erasure[]> {
  try {
    return (await readManifest(folder)).erasures
  } catch (error) {
    if (error instanceof StartProblem) return []
    throw error
  }
}
