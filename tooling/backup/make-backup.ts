import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lastBackupFile } from '../../content/src/platform/data-folder/last-backup.ts'
import type { Erasure } from '../../content/src/platform/retention/pending-erasures.ts'
import { removeOldCopies } from '../../content/src/platform/retention/old-copies.ts'
import { retentionTable } from '../../content/src/platform/retention/retention-table.ts'
import { withLock } from '../launcher/file-lock.ts'
import type { Settings } from '../launcher/settings.env.ts'
import { StartProblem, systemCode } from '../launcher/start-problem.ts'
import { readPending } from './erasures.ts'
import { type Cipher, encryptFor } from './encryption.ts'
import { backupLock, CACHE_FOLDER, databaseFiles, REPLACED_FOLDER } from './data-files.ts'
import { copyDurably, fingerprintFile, syncFolders, syncPath } from './durable-copy.ts'
import {
  backupName,
  clearUnfinished,
  findEarlier,
  pruneBackups,
  unfinishedPath,
} from './kept-backups.ts'
import {
  DATABASE_NAMES,
  dialectOf,
  MANIFEST_NAME,
  writtenManifest,
  type Manifest,
  type Reason,
} from './manifest.ts'
import { readErasuresOfPostgres, savePostgres } from './postgres-database.ts'
import { saveFiles } from './save-files.ts'
import { storesToSave } from './shared-files.ts'
import { readErasuresOfSqlite, saveSqlite } from './sqlite-database.ts'

/** Maximum age of any backup. */
const mostDays = retentionTable.backups.period.days

interface Order {
  settings: Settings
  destination: string
  reason: Reason
  /** Version of the product. */
  version: string
}

export interface MadeBackup {
  path: string
  databaseBytes: number
  fileCount: number
  fileBytes: number
  sharedCount: number
  pruned: string[]
}

/** Makes a backup while the product runs. It appears under its name only when complete. */
export async function makeBackup(order: Order): Promise<MadeBackup> {
  const { destination, settings } = order
  const never = new AbortController().signal
  const name = backupName(new Date(), order.reason)
  try {
    await mkdir(destination, { recursive: true, mode: 0o700 })
    return await withLock(backupLock(settings.dataDir), never, () =>
      withLock(join(destination, '.lock'), never, async () => {
        await clearUnfinished(destination)
        try {
          return await makeAlone(order, name)
        } finally {
          await clearUnfinished(destination)
        }
      }),
    )
  } catch (error) {
    const code = systemCode(error)
    if (code === undefined || code.startsWith('ERR_')) throw error
    const what = OBSTACLES[code] ?? (error instanceof Error ? error.message : code)
    throw new StartProblem([`The backup in ${destination} failed: ${what}`])
  }
}

const OBSTACLES: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
}

async function makeAlone(order: Order, name: string): Promise<MadeBackup> {
  const { settings, destination, reason, version } = order
  const createdAt = new Date().toISOString()
  const folder = unfinishedPath(destination, name)
  await mkdir(folder, { mode: 0o700 })
  const { dataDir, databasePath } = settings
  const oldest = new Date(Date.now() - mostDays * 24 * 60 * 60 * 1000)
  const live = databasePath === undefined ? [] : databaseFiles(databasePath)
  const recipients = settings.backupRecipients
  const seal = encryptFor(recipients)
  const earlier = await findEarlier(destination, recipients)
  const stores = storesToSave(dataDir, settings.files)
  const without = [...live, destination]
  const saved = saveFiles({ dataDir, stores, without, folder, earlier, seal })
  // Saves files before and after the database, so that every file named by a record is included.
  await saved.update()
  const database = await saveDatabase(settings, folder, seal)
  await saved.update()

  const files = saved.list()
  const erasures = await readErasures(settings)
  const content = {
    version,
    createdAt,
    reason,
    database,
    files,
    recipients: [...recipients],
    erasures,
  }
  const text = writtenManifest(content)
  await writeFile(join(folder, MANIFEST_NAME), text, { mode: 0o600, flush: true })
  await syncFolders(folder)
  const path = join(destination, name)
  await rename(folder, path)
  await syncPath(destination)
  if (reason === 'asked') await noteBackup(dataDir, name)
  return {
    path,
    databaseBytes: database.bytes,
    fileCount: files.length,
    fileBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    sharedCount: saved.sharedCount(),
    pruned: [
      ...(await pruneBackups(destination, settings.backupKeep, oldest)),
      ...(await removeOldCopies(join(dataDir, REPLACED_FOLDER), oldest)),
    ],
  }
}

/** Writes a small file: metrics and alerts take the age of the newest backup from its time, wherever the backup is. */
async function noteBackup(dataDir: string, name: string): Promise<void> {
  const path = join(dataDir, lastBackupFile)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(path, `${name}\n`)
}

/** The erasures in the database, and those that must be repeated because a recent restore brought the data back. */
async function readErasures(settings: Settings): Promise<Erasure[]> {
  const { dataDir, databaseUrl, databasePath } = settings
  const stored =
    databasePath === undefined
      ? await readErasuresOfPostgres(databaseUrl)
      : readErasuresOfSqlite(databasePath)
  return [...stored, ...(await readPending(dataDir))]
}

async function saveDatabase(
  settings: Settings,
  folder: string,
  seal: Cipher | undefined,
): Promise<Manifest['database']> {
  const name = DATABASE_NAMES[dialectOf(settings)]
  // The unencrypted copy is made in the data folder, never in the destination. What a killed backup left there is deleted
  // first.
  const scratch = join(settings.dataDir, CACHE_FOLDER, 'backup')
  await rm(scratch, { recursive: true, force: true })
  if (!seal) return await copyDatabase(settings, join(folder, name))
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  try {
    const copied = await copyDatabase(settings, join(scratch, name))
    await copyDurably(join(scratch, name), join(folder, name), { seal })
    return copied
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function copyDatabase(settings: Settings, target: string): Promise<Manifest['database']> {
  const { databaseUrl, databasePath } = settings
  const migrations =
    databasePath === undefined
      ? await savePostgres(databaseUrl, target)
      : await saveSqlite(databasePath, target)
  return { dialect: dialectOf(settings), migrations, ...(await fingerprintFile(target)) }
}
