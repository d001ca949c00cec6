import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { AssetRequest } from './asset-query.ts'

/** A picture as the content service sent it. */
export interface StoredAsset {
  contentType: string
  etag: string
  disposition: string
  body: Buffer
}

const Header = z.object({ contentType: z.string(), etag: z.string(), disposition: z.string() })

/**
 * Pictures on disk, bounded in bytes, the longest unused first out. Each file is one line of JSON
 * and the bytes after it, written aside and renamed, so that a reader never sees half of one.
 */
export async function openAssetStore(dir: string, maxBytes: number) {
  await mkdir(dir, { recursive: true })
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes,
    sizeCalculation: (bytes) => Math.max(bytes, 1),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') void rm(join(dir, name), { force: true })
    },
  })
  for (const { name, bytes } of await oldestFirst(dir)) sizes.set(name, bytes)

  async function read(asset: AssetRequest): Promise<StoredAsset | undefined> {
    const name = nameOf(asset)
    if (sizes.get(name) === undefined) return undefined
    const file = await readFile(join(dir, name)).catch(() => undefined)
    return file && parseFile(file)
  }

  async function write(asset: AssetRequest, stored: StoredAsset): Promise<void> {
    const name = nameOf(asset)
    const { body, ...header } = stored
    const file = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body])
    const aside = join(dir, `.${randomUUID()}`)
    await writeFile(aside, file)
    await rename(aside, join(dir, name))
    sizes.set(name, file.length)
  }

  async function remove(asset: AssetRequest): Promise<void> {
    const name = nameOf(asset)
    sizes.delete(name)
    await rm(join(dir, name), { force: true })
  }

  return { read, write, remove }
}

function nameOf({ id, search }: AssetRequest): string {
  return `${id}-${createHash('sha256').update(search).digest('hex').slice(0, 16)}`
}

function parseFile(file: Buffer): StoredAsset | undefined {
  const end = file.indexOf('\n')
  const header = Header.safeParse(JSON.parse(file.subarray(0, end).toString()))
  return header.success ? { ...header.data, body: file.subarray(end + 1) } : undefined
}

async function oldestFirst(dir: string) {
  const names = (await readdir(dir)).filter((name) => !name.startsWith('.'))
  const files = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(dir, name))
      return { name, bytes: size, mtimeMs }
    }),
  )
  return files.toSorted((left, right) => left.mtimeMs - right.mtimeMs)
}
