import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findOutage, type Outage } from './database/outage.ts'

/** The block size of nearly any file system. */
const testBytes = 4096

/** Why a file of this size cannot be written to a folder; undefined if it can. Tests with a small file. */
export async function findDiskOutage(
  folder: string,
  bytes = testBytes,
): Promise<Outage | undefined> {
  const path = join(folder, `.write-test-${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true })
    const { bavail, blocks, bsize } = await statfs(folder)
    // A large file can fail although a small one fits. Some network file systems do not report free space.
    if (blocks > 0 && bavail * bsize < bytes) return 'disk full'
    await writeFile(path, Buffer.alloc(testBytes), { flush: true, mode: 0o600 })
    return undefined
  } catch (error) {
    const outage = findOutage(error)
    if (outage) return outage
    throw error
  } finally {
    await rm(path, { force: true })
  }
}
