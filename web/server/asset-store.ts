import { createHash } from 'node:crypto'
import { createFileCache, type FileCacheOptions } from '@washhouse/serving/file-cache'
import { printAssetFile, readAssetFile, type AssetHead, type StoredAsset } from './asset-file.ts'
import type { AssetRequest } from './asset-query.ts'

export type AssetStore = ReturnType<typeof createAssetStore>

// Larger files are streamed: many slow readers of a large file must not fill the memory.
const maxReadAtOnce = 128 * 1024

/** Images on disk; each transform is a file with the content service's metadata. */
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
      // Deleted by hand, or damaged by a power failure. Too many open files, for example, is temporary.
      if (isLost(error)) await remove(asset).catch(onError)
      return undefined
    }
  }

  const write = (asset: AssetRequest, head: AssetHead, body: Buffer): Promise<void> =>
    files.write(nameOf(asset), printAssetFile(head, body))

  const remove = (asset: AssetRequest): Promise<void> => files.remove(nameOf(asset))

  /** Removes all transforms of the image. */
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
