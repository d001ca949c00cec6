import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStore, piecesOf } from '../../content/src/platform/files/file-store.ts'
import { openStores } from '../../content/src/platform/files/file-stores.ts'
import type { FilesAddress } from '../../content/src/platform/files/files-address.ts'
import { copyDurably } from './durable-copy.ts'

/** A file of the S3 store. */
export interface SharedFile {
  store: FileStore
  name: string
  /** As in the manifest and in a data folder: with the folder. */
  path: string
  bytes: number
  modifiedMs: number
}

/** The stores whose files belong in a backup; none if the files are in the data folder. */
export function storesToSave(dataDir: string, address: FilesAddress | undefined): FileStore[] {
  if (!address) return []
  const stores = openStores(dataDir, address)
  const { media, leadPhotos, memberPictures, boardPictures, library, mail } = stores
  return [media, leadPhotos, memberPictures, boardPictures, library, mail]
}

export async function listShared(stores: readonly FileStore[]): Promise<SharedFile[]> {
  const lists = stores.map(async (store) =>
    (await store.list()).map(({ name, bytes, modified }) => ({
      store,
      name,
      path: `${store.folder}/${name}`,
      bytes,
      modifiedMs: modified.getTime(),
    })),
  )
  return (await Promise.all(lists)).flat()
}

/** The bytes of a shared file. Fails with the code of a missing file if it was deleted meanwhile. */
export async function* readShared({
  store,
  name,
  path,
}: Pick<SharedFile, 'store' | 'name' | 'path'>): AsyncGenerator<Uint8Array> {
  const file = await store.open(name)
  if (!file)
    throw Object.assign(new Error(`${path} is missing in the file store`), { code: 'ENOENT' })
  yield* piecesOf(file)
}

/** Copies the files of the stores to a folder. */
export async function saveShared(stores: readonly FileStore[], folder: string): Promise<void> {
  for (const file of await listShared(stores))
    await copyDurably(readShared(file), join(folder, file.path))
}

/**
 * Replaces the files of the stores by those of `staging` with these paths, which then leave it. If interrupted, it can be
 * repeated.
 */
export async function replaceShared(
  stores: readonly FileStore[],
  staging: string,
  paths: readonly string[],
): Promise<void> {
  for (const store of stores) {
    const start = `${store.folder}/`
    const coming = new Set(paths.filter((path) => path.startsWith(start)))
    for (const path of coming)
      await store.replace(path.slice(start.length), { path: join(staging, path) })
    for (const { name } of await store.list())
      if (!coming.has(start + name)) await store.delete(name)
    await rm(join(staging, store.folder), { recursive: true, force: true })
  }
}
