import { createReadStream } from 'node:fs'
import { lstat, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { folderIdName } from '../../content/src/platform/data-folder/folder-id.ts'
import { StartProblem, systemCode } from '../launcher/start-problem.ts'
import {
  databaseFiles,
  isData,
  isInside,
  type Place,
  RESTORING_FOLDER,
  stagedDatabase,
} from './data-files.ts'
import { copyDurably, fingerprintFile, syncFolders, type Fingerprint } from './durable-copy.ts'
import { DATABASE_NAMES, FILES_FOLDER, type Manifest } from './manifest.ts'
import type { Cipher } from './encryption.ts'
import type { Move } from './restore-moves.ts'
import { inspectSqlite } from './sqlite-database.ts'

/** Copies a backup to the disk of the data and compares every byte with its checksum. */
export async function stageBackup(
  folder: string,
  manifest: Manifest,
  place: Place,
  open: Cipher | undefined,
): Promise<void> {
  await clearStaged(place)
  const staging = join(place.dataDir, RESTORING_FOLDER)
  await mkdir(staging, { mode: 0o700 })
  const check = (path: string, stored: Fingerprint, found: Fingerprint) => {
    if (stored.sha256 === found.sha256 && stored.bytes === found.bytes) return
    throw damaged(folder, `${path} does not match its checksum`)
  }
  try {
    const name = DATABASE_NAMES[manifest.database.dialect]
    const saved = join(folder, name)
    const staged = stagedDatabase(place)
    check(
      name,
      manifest.database,
      await (staged ? copyDurably(saved, staged, { open }) : fingerprintFile(saved, open)),
    )
    if (staged) inspectSqlite(staged)
    for (const file of manifest.files) {
      const to = join(staging, file.path)
      check(
        file.path,
        file,
        // Older backups may have permissions for other users.
        await copyDurably(join(folder, FILES_FOLDER, file.path), to, {
          mode: file.mode & 0o700,
          open,
        }),
      )
      await utimes(to, new Date(file.modifiedMs), new Date(file.modifiedMs))
    }
    await syncFolders(staging)
  } catch (error) {
    await clearStaged(place)
    throw explainFailure(error, folder, open)
  }
}

/** Id of the saved data folder; undefined if it had none. */
export async function readSavedId(
  folder: string,
  { files }: Manifest,
  open: Cipher | undefined,
): Promise<string | undefined> {
  if (!files.some(({ path }) => path === folderIdName)) return undefined
  try {
    const stored = createReadStream(join(folder, FILES_FOLDER, folderIdName))
    return (await text(open ? open(stored) : stored)).trim()
  } catch (error) {
    throw explainFailure(error, folder, open)
  }
}

function explainFailure(error: unknown, folder: string, open: Cipher | undefined): unknown {
  const code = systemCode(error)
  if (open && code === undefined && !(error instanceof StartProblem)) return unopened(folder)
  if (code !== 'ENOENT') return error
  return damaged(folder, error instanceof Error ? error.message : String(error))
}

export async function clearStaged(place: Place): Promise<void> {
  await rm(join(place.dataDir, RESTORING_FOLDER), { recursive: true, force: true })
  const database = stagedDatabase(place)
  if (database) await rm(database, { force: true })
}

/** Renames that replace the current data by the staged data and move the current data to `aside`. */
export async function planMoves(place: Place, aside: string): Promise<Move[]> {
  const { dataDir, databasePath } = place
  const staging = join(dataDir, RESTORING_FOLDER)
  const coming = await readdir(staging)
  const present = (await readdir(dataDir)).filter(isData)
  await requireOneDisk(dataDir, present)
  const moves: Move[] = [...new Set([...coming, ...present])].map((name) => ({
    place: join(dataDir, name),
    aside: join(aside, name),
    ...(coming.includes(name) ? { staged: join(staging, name) } : {}),
  }))
  if (databasePath === undefined || isInside(dataDir, databasePath)) return moves
  const kept = databaseFiles(`${databasePath}.replaced-${basename(aside)}`)
  const beside = databaseFiles(databasePath).map((path, index) => ({
    place: path,
    aside: kept[index] ?? '',
    ...(index === 0 ? { staged: stagedDatabase(place) } : {}),
  }))
  return [...moves, ...beside]
}

/** Renames work only within one file system. */
async function requireOneDisk(dataDir: string, names: string[]): Promise<void> {
  const { dev } = await stat(dataDir)
  for (const name of names) {
    if ((await lstat(join(dataDir, name))).dev === dev) continue
    throw new StartProblem([
      `${join(dataDir, name)} is a mount point and cannot be moved aside. Restore into another DATA_DIR and move the files yourself`,
    ])
  }
}

function unopened(folder: string): StartProblem {
  return new StartProblem([
    `The key does not decrypt the backup ${folder}, or the backup is damaged. Nothing was changed`,
  ])
}

function damaged(folder: string, what: string): StartProblem {
  return new StartProblem([`The backup ${folder} is damaged: ${what}. Nothing was changed`])
}
