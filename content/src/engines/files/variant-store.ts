import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Kept {
  bytes: number
  usedAt: number
  /** The time of last use that the disk knows, by day. */
  notedAt: number
}

interface Options {
  folder: string
  /** The longest unused leave when all together take more. */
  maxBytes: number
  /** What was not asked for that long leaves: versions of changed pictures are never asked for again. */
  maxAgeMs?: number
  now?: () => number
}

const dayMs = 24 * 60 * 60 * 1000

/** Redrawn pictures on disk, bounded in bytes and in age. */
export function createVariantStore({
  folder,
  maxBytes,
  maxAgeMs = 30 * dayMs,
  now = Date.now,
}: Options) {
  const kept = new Map<string, Kept>()
  let total = 0
  let scanned: Promise<void> | undefined
  let agedAt = 0

  async function read(name: string): Promise<Buffer | undefined> {
    await (scanned ??= scan())
    const entry = kept.get(name)
    if (!entry) return undefined
    entry.usedAt = now()
    try {
      const bytes = await readFile(join(folder, name))
      await noteUse(name, entry)
      return bytes
    } catch {
      // Someone emptied the cache folder while the service ran: it is drawn anew.
      forget(name)
      return undefined
    }
  }

  async function write(name: string, data: Buffer): Promise<void> {
    await (scanned ??= scan())
    // A name of its own until it is whole: whoever reads the final name finds all of it.
    const draft = join(folder, `${randomUUID()}.part`)
    await mkdir(folder, { recursive: true })
    await writeFile(draft, data)
    await rename(draft, join(folder, name))
    forget(name)
    kept.set(name, { bytes: data.length, usedAt: now(), notedAt: now() })
    total += data.length
    await makeRoom()
  }

  /** The age must outlive a restart; once a day is exact enough. */
  async function noteUse(name: string, entry: Kept): Promise<void> {
    if (entry.usedAt - entry.notedAt < dayMs) return
    entry.notedAt = entry.usedAt
    await utimes(join(folder, name), entry.usedAt / 1000, entry.usedAt / 1000)
  }

  async function makeRoom(): Promise<void> {
    const isAgeDue = now() - agedAt >= dayMs
    if (total <= maxBytes && !isAgeDue) return
    const byAge = [...kept].toSorted(([, a], [, b]) => a.usedAt - b.usedAt)
    const mostBytes = total <= maxBytes ? maxBytes : maxBytes * 0.9
    agedAt = now()
    for (const [name, { usedAt }] of byAge) {
      if (total <= mostBytes && agedAt - usedAt <= maxAgeMs) return
      forget(name)
      await rm(join(folder, name), { force: true })
    }
  }

  function forget(name: string): void {
    total -= kept.get(name)?.bytes ?? 0
    kept.delete(name)
  }

  async function scan(): Promise<void> {
    await mkdir(folder, { recursive: true })
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      if (name.endsWith('.part')) {
        await rm(path, { force: true })
        continue
      }
      const { size, mtimeMs } = await stat(path)
      kept.set(name, { bytes: size, usedAt: mtimeMs, notedAt: mtimeMs })
      total += size
    }
    await makeRoom()
  }

  return { read, write }
}
