import { link, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '../../content/src/platform/files/file-store.ts'
import { systemCode } from '../launcher/start-problem.ts'
import { copyDurably, type Fingerprint } from './durable-copy.ts'
import type { Cipher } from './encryption.ts'
import { listDataFiles } from './data-files.ts'
import { listShared, readShared, type SharedFile } from './shared-files.ts'
import { FILES_FOLDER, type Manifest, type StoredFile } from './manifest.ts'

/** A complete backup in the same folder, whose copies of unchanged files are shared. */
export interface EarlierBackup {
  folder: string
  manifest: Manifest
}

interface Saving {
  dataDir: string
  /** With files that are not in the data folder. */
  stores: readonly FileStore[]
  /** Absolute paths to exclude. */
  without: string[]
  /** Folder of the new backup. */
  folder: string
  earlier: EarlierBackup | undefined
  seal: Cipher | undefined
}

export interface SavedFiles {
  /** Saves files that are new or changed since the last call. */
  update: () => Promise<void>
  list: () => StoredFile[]
  sharedCount: () => number
}

/**
 * Saves the files of the data folder. A file unchanged since the earlier backup (size and modification time, as rsync
 * compares) becomes a hard link to its copy, so that fourteen backups need little more space than one. Never links to the
 * live file: later writes would change the backup.
 */
export function saveFiles({ dataDir, stores, without, folder, earlier, seal }: Saving): SavedFiles {
  const saved = new Map<string, StoredFile>()
  const shared = new Set<string>()
  const before = new Map(earlier?.manifest.files.map((file) => [file.path, file]))

  const save = async (path: string) => {
    const source = join(dataDir, path)
    const { size, mode, mtimeMs } = await stat(source)
    const now = { bytes: size, modifiedMs: Math.trunc(mtimeMs) }
    await saveAs(path, { now, mode, source })
  }

  const saveShared = async (file: SharedFile) => {
    const { path, bytes, modifiedMs } = file
    const now = { bytes, modifiedMs: Math.trunc(modifiedMs) }
    await saveAs(path, { now, mode: 0o600, source: readShared(file) })
  }

  const saveAs = async (path: string, { now, mode, source }: Source) => {
    if (isSame(saved.get(path), now)) return
    const target = join(folder, FILES_FOLDER, path)
    const known = before.get(path)
    const common = { path, mode: mode & 0o777, modifiedMs: now.modifiedMs }
    if (known && earlier && isSame(known, now) && (await share(earlier.folder, path, target))) {
      shared.add(path)
      saved.set(path, { ...common, bytes: known.bytes, sha256: known.sha256 })
      return
    }
    const content = await copyOver(source, target, seal)
    shared.delete(path)
    saved.set(path, { ...common, ...content })
  }

  return {
    async update() {
      for (const path of await listDataFiles(dataDir, without))
        await save(path).catch(passOverDeleted)
      for (const file of await listShared(stores)) await saveShared(file).catch(passOverDeleted)
    },
    list: () => [...saved.values()],
    sharedCount: () => shared.size,
  }
}

interface Source {
  now: Pick<StoredFile, 'bytes' | 'modifiedMs'>
  mode: number
  source: string | AsyncIterable<Uint8Array>
}

/** Deleted during the backup. */
function passOverDeleted(error: unknown): void {
  if (systemCode(error) !== 'ENOENT') throw error
}

function isSame(
  file: StoredFile | undefined,
  now: { bytes: number; modifiedMs: number },
): file is StoredFile {
  return file?.bytes === now.bytes && file.modifiedMs === now.modifiedMs
}

/** Keeps the earlier copy if this one fails, as the file may be deleted meanwhile. */
async function copyOver(
  source: Source['source'],
  target: string,
  seal: Cipher | undefined,
): Promise<Fingerprint> {
  const draft = `${target}.draft`
  try {
    const content = await copyDurably(source, draft, { seal })
    await rename(draft, target)
    return content
  } finally {
    await rm(draft, { force: true })
  }
}

/** False if hard links are impossible or the copy is gone. */
async function share(earlierFolder: string, path: string, target: string): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true })
  try {
    await link(join(earlierFolder, FILES_FOLDER, path), target)
    return true
  } catch {
    return false
  }
}
