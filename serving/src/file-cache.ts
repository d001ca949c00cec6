import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import {
  readSealedFile,
  sealedLength,
  writeSealedFile,
  type SealedFile,
  type SealedMark,
} from './sealed-file.ts'

interface Kept {
  bytes: number
  usedAt: number
  /** The time of last use that the disk knows, by day. */
  notedAt: number
  /** As it was when all of it was last found to be whole. */
  mark?: SealedMark
}

export interface FileCacheOptions {
  folder: string
  /** The longest unused leave when all together take more. */
  maxBytes: number
  /** What was not asked for that long leaves: versions of changed pictures are never asked for again. */
  maxAgeMs?: number
  now?: () => number
}

export type FileCache = ReturnType<typeof createFileCache>

const dayMs = 24 * 60 * 60 * 1000

/**
 * Files that can be made again, on disk, bounded in bytes and in age. A file is written aside and
 * renamed, so that a reader never sees half of one, and carries a checksum, so that none is given that was damaged.
 */
export function createFileCache({
  folder,
  maxBytes,
  maxAgeMs = 30 * dayMs,
  now = Date.now,
}: FileCacheOptions) {
  // The longest unused first.
  const kept = new Map<string, Kept>()
  let total = 0
  let scanned: Promise<void> | undefined
  let agedAt = 0

  /**
   * What is kept under this name, of a long one the first `wholeBytes` at once; counts as a use of it.
   * @throws DamagedFileError where it is not what was written, or what the disk says.
   */
  async function read(name: string, wholeBytes = Infinity): Promise<SealedFile | undefined> {
    await scanOnce()
    const entry = kept.get(name)
    if (!entry) return undefined
    entry.usedAt = now()
    kept.delete(name)
    kept.set(name, entry)
    await noteUse(name, entry)
    const { mark } = entry
    const file = await readSealedFile(join(folder, name), name, { wholeBytes, mark })
    entry.mark = file.mark
    return file
  }

  async function write(name: string, bytes: Buffer): Promise<void> {
    await scanOnce()
    const length = sealedLength(bytes)
    if (length > maxBytes) return
    const aside = join(folder, `.${randomUUID()}`)
    try {
      // Anew: someone may have emptied the cache while the service runs.
      await mkdir(folder, { recursive: true })
      await writeSealedFile(aside, name, bytes)
      await rename(aside, join(folder, name))
    } finally {
      await rm(aside, { force: true })
    }
    keep(name, length, now())
    await makeRoom()
  }

  async function remove(name: string): Promise<void> {
    await scanOnce()
    if (forget(name)) await removeFile(name)
  }

  async function removeWhere(isMeant: (name: string) => boolean): Promise<void> {
    await scanOnce()
    for (const name of [...kept.keys()].filter(isMeant)) await remove(name)
  }

  /** The age must outlive a restart; once a day is exact enough. */
  async function noteUse(name: string, entry: Kept): Promise<void> {
    if (entry.usedAt - entry.notedAt < dayMs) return
    entry.notedAt = entry.usedAt
    await utimes(join(folder, name), entry.usedAt / 1000, entry.usedAt / 1000).catch(ignoreMissing)
  }

  async function makeRoom(): Promise<void> {
    const isAgeDue = now() - agedAt >= dayMs
    if (total <= maxBytes && !isAgeDue) return
    const mostBytes = total <= maxBytes ? maxBytes : maxBytes * 0.9
    agedAt = now()
    for (const [name, { usedAt }] of kept) {
      if (total <= mostBytes && agedAt - usedAt <= maxAgeMs) return
      forget(name)
      await removeFile(name)
    }
  }

  function keep(name: string, bytes: number, usedAt: number): void {
    forget(name)
    kept.set(name, { bytes, usedAt, notedAt: usedAt })
    total += bytes
  }

  function forget(name: string): boolean {
    total -= kept.get(name)?.bytes ?? 0
    return kept.delete(name)
  }

  async function removeFile(name: string): Promise<void> {
    await rm(join(folder, name), { force: true })
  }

  function scanOnce(): Promise<void> {
    return (scanned ??= scan().catch((error: unknown) => {
      // A full table of open files, say, will pass.
      scanned = undefined
      throw error
    }))
  }

  async function scan(): Promise<void> {
    await mkdir(folder, { recursive: true })
    const found: { name: string; size: number; mtimeMs: number }[] = []
    for (const name of await readdir(folder)) {
      // Left behind by a process that was killed while writing.
      if (name.startsWith('.')) await removeFile(name)
      else {
        const { size, mtimeMs } = await stat(join(folder, name))
        found.push({ name, size, mtimeMs })
      }
    }
    for (const { name, size, mtimeMs } of found.toSorted((a, b) => a.mtimeMs - b.mtimeMs))
      keep(name, size, mtimeMs)
    await makeRoom()
  }

  async function stats() {
    await scanOnce()
    return { files: kept.size, bytes: total }
  }

  return { read, write, remove, removeWhere, stats }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
