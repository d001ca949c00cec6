import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem, systemCode } from './start-problem.ts'

const MEGABYTE = 1_000_000

/** Room a first build with its packages takes, and what running alone may need. */
export const BYTES_TO_BUILD = 1500 * MEGABYTE
export const BYTES_TO_RUN = 200 * MEGABYTE

/** Creates the data folder and proves that files can be written in it. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.writable-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new StartProblem([
      `DATA_DIR: the folder ${dataDir} cannot be written (${systemCode(error) ?? String(error)})`,
    ])
  }
}

export async function requireFreeSpace(
  folder: string,
  neededBytes: number,
  readFreeBytes: (folder: string) => Promise<number> = freeBytes,
): Promise<void> {
  const free = await readFreeBytes(folder)
  if (free >= neededBytes) return
  throw new StartProblem([
    `Too little disk space at ${folder}: ${inMegabytes(free)} free, ${inMegabytes(neededBytes)} needed`,
  ])
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`
}
