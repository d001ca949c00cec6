import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { printAssetFile, readAssetFile, type AssetHead, type StoredAsset } from './asset-file.ts'
import type { AssetRequest } from './asset-query.ts'

export type AssetStore = Awaited<ReturnType<typeof openAssetStore>>

/**
 * Pictures on disk, bounded in bytes, the longest unused first out. A file is written aside and
 * renamed, so that a reader never sees half of one.
 */
export async function openAssetStore(
  dir: string,
  maxBytes: number,
  onError: (error: unknown) => void,
) {
  await mkdir(dir, { recursive: true })
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') removeFile(name).catch(onError)
    },
  })
  for (const { name, bytes } of await oldestFirst()) sizes.set(name, bytes)

  async function read(asset: AssetRequest): Promise<StoredAsset | undefined> {
    const name = nameOf(asset)
    if (sizes.get(name) === undefined) return undefined
    try {
      return await readAssetFile(join(dir, name))
    } catch (error) {
      onError(error)
      // Emptied by hand or cut short by a loss of power. Too many open files, say, will pass.
      if (isLost(error)) await remove(asset).catch(onError)
      return undefined
    }
  }

  async function write(asset: AssetRequest, head: AssetHead, body: Buffer): Promise<void> {
    const name = nameOf(asset)
    const file = printAssetFile(head, body)
    if (file.length > maxBytes) return
    const aside = join(dir, `.${randomUUID()}`)
    try {
      await writeFile(aside, file)
      await rename(aside, join(dir, name))
      sizes.set(name, file.length)
    } finally {
      await rm(aside, { force: true })
    }
  }

  async function remove(asset: AssetRequest): Promise<void> {
    const name = nameOf(asset)
    if (sizes.delete(name)) await removeFile(name)
  }

  /** The picture in all its transforms. */
  async function removeAll(id: string): Promise<void> {
    const names = [...sizes.keys()].filter((name) => name.startsWith(`${id}-`))
    for (const name of names) {
      sizes.delete(name)
      await removeFile(name)
    }
  }

  async function removeFile(name: string): Promise<void> {
    await rm(join(dir, name), { force: true })
  }

  async function oldestFirst() {
    const files: { name: string; bytes: number; mtimeMs: number }[] = []
    for (const name of await readdir(dir)) {
      // Left behind by a process that was killed while writing.
      if (name.startsWith('.')) await removeFile(name)
      else {
        const { size, mtimeMs } = await stat(join(dir, name))
        files.push({ name, bytes: Math.max(size, 1), mtimeMs })
      }
    }
    return files.toSorted((left, right) => left.mtimeMs - right.mtimeMs)
  }

  const stats = () => ({ files: sizes.size, bytes: sizes.calculatedSize })
  return { read, write, remove, removeAll, stats }
}

function isLost(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === undefined || code === 'ENOENT'
}

function nameOf({ id, search }: AssetRequest): string {
  return `${id}-${createHash('sha256').update(search).digest('hex').slice(0, 16)}`
}
