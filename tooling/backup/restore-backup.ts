import { statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { commandLine } from '@washhouse/serving/command-line'
import { prepareDataFolder, requireFreeSpace } from '../launcher/data-folder.ts'
import { withLock } from '../launcher/file-lock.ts'
import { CONTENT, WEB } from '../launcher/parts.ts'
import { claimPart, releasePart, requireStopped } from '../launcher/run-record.ts'
import type { Settings } from '../launcher/settings.env.ts'
import { StartProblem } from '../launcher/start-problem.ts'
import { backupLock, REPLACED_FOLDER, RESTORING_FOLDER, restoreScratch } from './data-files.ts'
import { copyDurably } from './durable-copy.ts'
import { type Cipher, decryptWith } from './encryption.ts'
import { carryErasuresOver, readPending } from './erasures.ts'
import { DATABASE_NAMES, dialectOf, readManifest, type Manifest } from './manifest.ts'
import {
  analyzePostgres,
  requireUnusedPostgres,
  restorePostgres,
  savePostgres,
} from './postgres-database.ts'
import { expandMigration } from '../../content/src/platform/database/expand-migration.ts'
import { knownMigrations } from './known-migrations.ts'
import {
  finishEarlierMoves,
  finishRestore,
  isCutShort,
  removeJournal,
  writeJournal,
} from './restore-moves.ts'
import { requirePair } from './restored-pair.ts'
import { replaceShared, saveShared, storesToSave } from './shared-files.ts'
import { isSqliteUsed } from './sqlite-database.ts'
import { clearStaged, planMoves, stageBackup } from './stage-backup.ts'

const PARTS = [CONTENT, WEB]

interface Order {
  root: string
  settings: Settings
  folder: string
  /** Key file of an encrypted backup. */
  keyFile: string | undefined
  report: (line: string) => void
}

/** Replaces the data by a backup. Returns the folder with the previous data, if there was any. */
export async function restoreBackup(order: Order): Promise<string | undefined> {
  const { root, settings, folder, keyFile, report } = order
  const { dataDir } = settings
  const manifest = await readManifest(folder)
  await requireFitting(root, settings, folder, manifest)
  const open = await findCipher(folder, manifest, keyFile)
  for (const warning of await prepareDataFolder(settings)) report(warning)
  return withLock(backupLock(dataDir), new AbortController().signal, async () => {
    await requireStopped(dataDir, PARTS)
    for (const part of PARTS) await claimPart(dataDir, part)
    try {
      await requireUnusedDatabase(settings)
      return await replace({ settings, folder, manifest, open, report })
    } finally {
      for (const part of PARTS) await releasePart(dataDir, part)
    }
  })
}

async function findCipher(
  folder: string,
  { recipients }: Manifest,
  keyFile: string | undefined,
): Promise<Cipher | undefined> {
  if (recipients.length === 0) return undefined
  if (keyFile !== undefined) return await decryptWith(keyFile)
  throw new StartProblem([
    `The backup ${folder} is encrypted. Run ${commandLine('restore', `${folder} --key <file with the key of one of ${recipients.join(', ')}>`)}`,
  ])
}

async function requireFitting(
  root: string,
  settings: Settings,
  folder: string,
  { database, version }: Manifest,
): Promise<void> {
  const dialect = dialectOf(settings)
  if (database.dialect !== dialect) {
    const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' }
    throw new StartProblem([
      `DATABASE_URL names a ${names[dialect]} database, but the backup ${folder} holds one of ${names[database.dialect]}`,
    ])
  }
  const known = await knownMigrations(root, dialect)
  const unknown = database.migrations.filter(
    (name) => !known.includes(name) && !expandMigration.test(name),
  )
  if (unknown.length > 0)
    throw new StartProblem([
      `The backup ${folder} was made by version ${version} of the product with migrations that this version does not have (${unknown.join(', ')}). Restore it with a version that has them`,
    ])
}

async function requireUnusedDatabase({ databaseUrl, databasePath: path }: Settings): Promise<void> {
  if (path === undefined) return requireUnusedPostgres(databaseUrl)
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === false)
    throw new StartProblem([`DATABASE_URL: ${path} is not a file`])
  if (!isSqliteUsed(path)) return
  throw new StartProblem([
    `The database ${path} is open in another program. Stop the product and try again`,
  ])
}

interface Replacement {
  settings: Settings
  folder: string
  manifest: Manifest
  open: Cipher | undefined
  report: (line: string) => void
}

async function replace(replacement: Replacement): Promise<string | undefined> {
  const { settings, folder, manifest, open, report } = replacement
  const { dataDir, databaseUrl } = settings
  const isSqlite = manifest.database.dialect === 'sqlite'
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, manifest.database.bytes)
  await finishEarlierMoves(dataDir)
  await requirePair(replacement)
  await requireFreeSpace(dataDir, bytes)
  await carryErasuresOver({ settings, folder, report })
  report(`Check and copy ${folder} …`)
  await stageBackup(folder, manifest, settings, open)
  const aside = join(dataDir, REPLACED_FOLDER, new Date().toISOString().replaceAll(/[:.]/g, '-'))
  await mkdir(aside, { recursive: true, mode: 0o700 })
  try {
    // Fails before anything is replaced.
    await planMoves(settings, aside)
    if (!isSqlite) await replacePostgres(replacement, aside)
    await replaceStored(replacement, aside)
    const moves = await planMoves(settings, aside)
    await writeJournal(dataDir, { phase: 'moves', backup: folder, moves })
  } catch (error) {
    await clearStaged(settings)
    throw error
  }
  report('Replace the data …')
  await finishRestore(dataDir)
  if (!isSqlite) await analyzePostgres(databaseUrl)
  if ((await readdir(aside)).length > 0) return aside
  await rmdir(aside)
  return undefined
}

/** Replaces the files that are in an S3 store. */
async function replaceStored(
  { settings: { dataDir, files }, folder, manifest, report }: Replacement,
  aside: string,
): Promise<void> {
  const stores = storesToSave(dataDir, files)
  if (stores.length === 0) return
  report('Save the files in the store of FILES_URL …')
  await saveShared(stores, aside)
  await writeJournal(dataDir, { phase: 'database', backup: folder })
  report('Restore the files in the store …')
  const paths = manifest.files.map(({ path }) => path)
  await replaceShared(stores, join(dataDir, RESTORING_FOLDER), paths)
}

async function replacePostgres(
  { settings: { dataDir, databaseUrl }, folder, open, report }: Replacement,
  aside: string,
): Promise<void> {
  const scratch = restoreScratch(dataDir)
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  try {
    report('Save the current database …')
    const present = join(scratch, 'present.dump')
    await savePostgres(databaseUrl, present)
    // Appears under its name only when complete.
    await rename(present, join(aside, DATABASE_NAMES.postgres))
    const wasCutShort = await isCutShort(dataDir)
    await writeJournal(dataDir, { phase: 'database', backup: folder })
    report('Restore the database …')
    try {
      const dump = join(scratch, DATABASE_NAMES.postgres)
      await copyDurably(join(folder, DATABASE_NAMES.postgres), dump, { open })
      await restorePostgres(databaseUrl, { dump, scratch, erasures: await readPending(dataDir) })
    } catch (error) {
      // After an interrupted restore the origin of the database is unknown: database and journal stay.
      if (!wasCutShort) await removeJournal(dataDir)
      if (!(error instanceof StartProblem)) throw error
      throw new StartProblem([...error.lines, 'The database is unchanged'])
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
