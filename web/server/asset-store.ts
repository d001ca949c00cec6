import { createHash } from 'node:crypto'
import { createFileCache, type FileCacheOptions } from '@washhouse/serving/file-cache'
import { printAssetFile, readAssetFile, type AssetHead, type StoredAsset } from './asset-file.ts'
import type { AssetRequest } from './asset-query.ts'

export type AssetStore = ReturnType<typeof createAssetStore>

// Larger ones are streamed: many slow readers of a large file must not fill the memory.
const maxReadAtOnce = 128 * 1024

/** Pictures on disk, each transform in a file with what the content service said of it. */
export function createAssetStore({
  onError,
  ...options
}: FileCacheOptions & { onError(this: void, error: unknown): void }) {
  const files = createFileCache(options)

  async function read(asset: AssetRequest): Promise<StoredAsset | undefined> {
    try {
      const file = await files.read(nameOf(asset), maxReadAtOnce)
      return file && readAssetFile(file)
    } catch (error) {
      onError(error)
      // Emptied by hand, or damaged by a loss of power. Too many open files, say, will pass.
      if (isLost(error)) await remove(asset).catch(onError)
      return undefined
    }
  }

  const write = (asset: AssetRequest, head: AssetHead, body: Buffer): Promise<void> =>
    files.write(nameOf(asset), printAssetFile(head, body))

  const remove = (asset: AssetRequest): Promise<void> => files.remove(nameOf(asset))

  /** The picture in all its transforms. */
  const removeAll = (id: string): Promise<void> =>
    files.removeWhere((name) => name.startsWith(`${id}-`))

  return { read, write, remove, removeAll, stats: files.stats }
}

function isLost(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === undefined || code === 'ENOENT'
}

function nameOf({ id, search }: AssetRequest): string {
  return `${id}-${createHash('sha256').update(search).digest('hex').slice(0, 16)}`
}
