import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Kept {
  bytes: number
  usedAt: number
}

/** Redrawn pictures on disk, the longest unused leaving when they take more than `maxBytes`. */
export function createVariantStore({ folder, maxBytes }: { folder: string; maxBytes: number }) {
  const kept = new Map<string, Kept>()
  let total = 0
  let scanned: Promise<void> | undefined

  async function read(name: string): Promise<Buffer | undefined> {
    await (scanned ??= scan())
    const entry = kept.get(name)
    if (!entry) return undefined
    entry.usedAt = Date.now()
    try {
      return await readFile(join(folder, name))
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
    kept.set(name, { bytes: data.length, usedAt: Date.now() })
    total += data.length
    await makeRoom()
  }

  async function makeRoom(): Promise<void> {
    if (total <= maxBytes) return
    const byAge = [...kept].toSorted(([, a], [, b]) => a.usedAt - b.usedAt)
    for (const [name] of byAge) {
      if (total <= maxBytes * 0.9) return
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
      kept.set(name, { bytes: size, usedAt: mtimeMs })
      total += size
    }
  }

  return { read, write }
}
