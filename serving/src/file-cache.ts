import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import {
  readChecksummedFile,
  checksummedLength,
  writeChecksummedFile,
  type ChecksummedFile,
  type CheckedState,
} from './checksummed-file.ts'

interface Kept {
  bytes: number
  usedAt: number
  /** The time of last use as stored on disk, accurate to one day. */
  notedAt: number
  /** Mark at the last full check of the checksum. */
  mark?: CheckedState
}

export interface FileCacheOptions {
  folder: string
  /** If the total is larger, the least recently used files are evicted. */
  maxBytes: number
  /** Unused files are evicted after this time: old versions of changed images are never requested again. */
  maxAgeMs?: number
  now?: () => number
}

export type FileCache = ReturnType<typeof createFileCache>

const dayMs = 24 * 60 * 60 * 1000

/**
 * A cache on disk for files that can be produced again, limited in bytes and in age. A file is written under a temporary
 * name and renamed, so that a reader never sees a partial one. A checksum detects damaged files.
 */
export function createFileCache({
  folder,
  maxBytes,
  maxAgeMs = 30 * dayMs,
  now = Date.now,
}: FileCacheOptions) {
  // The least recently used first.
  const kept = new Map<string, Kept>()
  let total = 0
  let scanned: Promise<void> | undefined
  let agedAt = 0

  /**
   * Reads the file of this name and counts it as used. For a large file it reads only the first `wholeBytes` at once.
   * @throws DamagedFileError if the content differs from what was written; also passes on disk errors.
   */
  async function read(name: string, wholeBytes = Infinity): Promise<ChecksummedFile | undefined> {
    await scanOnce()
    const entry = kept.get(name)
    if (!entry) return undefined
    entry.usedAt = now()
    kept.delete(name)
    kept.set(name, entry)
    await noteUse(name, entry)
    const { mark } = entry
    const file = await readChecksummedFile(join(folder, name), name, { wholeBytes, mark })
    entry.mark = file.mark
    return file
  }

  async function write(name: string, bytes: Buffer): Promise<void> {
    await scanOnce()
    const length = checksummedLength(bytes)
    if (length > maxBytes) return
    const aside = join(folder, `.${randomUUID()}`)
    try {
      // On every write: someone may have emptied the cache while the service runs.
      await mkdir(folder, { recursive: true })
      await writeChecksummedFile(aside, name, bytes)
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

  /** The age must survive a restart; an update once a day is exact enough. */
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
      // Allows a new scan: a full table of open files, for example, is temporary.
      scanned = undefined
      throw error
    }))
  }

  async function scan(): Promise<void> {
    await mkdir(folder, { recursive: true })
    const found: { name: string; size: number; mtimeMs: number }[] = []
    for (const name of await readdir(folder)) {
      // Left by a process that was killed while it wrote the file.
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
