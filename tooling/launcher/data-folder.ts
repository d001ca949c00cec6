import { mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closeFiles, closeFolder, describeOpen } from '@washhouse/serving/private-folder'
import { databaseFiles } from '../backup/data-files.ts'
import type { Settings } from './settings.env.ts'
import { StartProblem, systemCode } from './start-problem.ts'

const MEGABYTE = 1_000_000

/** Disk space for a first build with its packages, and for running only. */
export const BYTES_TO_BUILD = 1500 * MEGABYTE
export const BYTES_TO_RUN = 200 * MEGABYTE

/**
 * Creates the data folder, checks that it is writable, and makes it and the database private. Returns a line for each path
 * that stays accessible.
 */
export async function prepareDataFolder({
  dataDir,
  databasePath,
}: Pick<Settings, 'dataDir' | 'databasePath'>): Promise<string[]> {
  const probe = join(dataDir, `.writable-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await writeFile(probe, '')
    await rm(probe)
    const open = closeFolder(dataDir)
    if (databasePath !== undefined) open.push(...closeFiles(databaseFiles(databasePath)))
    return describeOpen(open)
  } catch (error) {
    throw new StartProblem([
      `DATA_DIR: the folder ${dataDir} cannot be written (${systemCode(error) ?? String(error)})`,
    ])
  }
}

/** For commands that a missing database would not fail: opening SQLite creates it. */
export async function requireDatabaseFile(path: string): Promise<void> {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  )
  if (size > 0) return
  throw new StartProblem([
    `No database found at ${path}. Set DATA_DIR to the folder that the product uses`,
  ])
}

export async function requireFreeSpace(
  folder: string,
  neededBytes: number,
  readFreeBytes: (folder: string) => Promise<number> = freeBytes,
): Promise<void> {
  const free = await readFreeBytes(folder)
  if (free >= neededBytes) return
  throw new StartProblem([
    `Not enough disk space at ${folder}: ${inMegabytes(free)} free, ${inMegabytes(neededBytes)} needed`,
  ])
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`
}
