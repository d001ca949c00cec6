import { constants } from 'node:fs'
import {
  appendFile,
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { streamFile } from '@washhouse/serving/file-stream'
import { passOverMissing } from '../missing-file.ts'
import type { Content, FileStore, ListedFile } from './file-store.ts'

/** Files in a folder of this machine. */
export function localStore(path: string): FileStore {
  const pathOf = (name: string) => join(path, name)

  return {
    folder: basename(path),
    async write(name, content) {
      const target = pathOf(name)
      await makeFolder(dirname(target))
      try {
        await create(target, content)
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false
        await rm(target, { force: true })
        throw error
      }
      await sync(dirname(target))
      return true
    },
    async replace(name, content) {
      const target = pathOf(name)
      const draft = `${target}.${process.pid}`
      await makeFolder(dirname(target))
      await rm(draft, { force: true })
      await create(draft, content)
      await rename(draft, target)
    },
    async append(name, lines) {
      await makeFolder(path)
      // One write, so that processes cannot mix lines. It starts a new line in case the previous write was cut short.
      await appendFile(pathOf(name), `\n${lines}\n`, { mode: 0o600 })
    },
    open: (name, headBytes = 0) => openFile(pathOf(name), headBytes),
    list: (prefix = '') => listFiles(path, prefix),
    async delete(name) {
      await rm(pathOf(name), { force: true })
      await removeEmpty(dirname(pathOf(name)), path)
    },
    async move(name, folder, as) {
      const target = join(dirname(path), folder, as)
      await makeFolder(dirname(target))
      const isMoved = await moveFile(pathOf(name), target)
      if (!isMoved) await removeEmpty(dirname(target), join(dirname(path), folder))
      return isMoved
    },
    onDisk: (name, work) => work(pathOf(name)),
  }
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
}

/** Syncs to disk: a power loss must not leave a record with half a file or none. */
async function create(target: string, content: Content): Promise<void> {
  if (Buffer.isBuffer(content)) {
    await writeFile(target, content, { flag: 'wx', mode: 0o600, flush: true })
    return
  }
  await copyFile(content.path, target, constants.COPYFILE_EXCL)
  await sync(target)
}

async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function openFile(path: string, headBytes: number) {
  const file = await open(path).catch(passOverMissing)
  try {
    const info = await file?.stat()
    if (!file || !info?.isFile()) return undefined
    const { size, ino, mtimeMs } = info
    const { buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const stream = (range: { start: number; end: number }) =>
      streamFile(path, { ino, mtimeMs }, range)
    return { size, head: buffer.subarray(0, size), stream }
  } finally {
    await file?.close()
  }
}

async function listFiles(path: string, prefix: string): Promise<ListedFile[]> {
  const options = { recursive: true, withFileTypes: true } as const
  const entries = (await readdir(path, options).catch(passOverMissing)) ?? []
  const found: ListedFile[] = []
  for (const entry of entries) {
    const name = relative(path, join(entry.parentPath, entry.name))
    if (!entry.isFile() || !name.startsWith(prefix) || /(?:^|\/)\./.test(name)) continue
    // Deleted meanwhile.
    const info = await stat(join(path, name)).catch(passOverMissing)
    if (info) found.push({ name, bytes: info.size, modified: info.mtime })
  }
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** False if another process has moved the file. */
async function moveFile(path: string, target: string): Promise<boolean> {
  try {
    await rename(path, target).catch((error: unknown) =>
      // The folder is a link to another disk.
      codeOf(error) === 'EXDEV' ? moveByCopy(path, target) : Promise.reject(error),
    )
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

async function moveByCopy(path: string, target: string): Promise<void> {
  try {
    await copyFile(path, target, constants.COPYFILE_EXCL)
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
  await rm(path, { force: true })
}

/** Also removes the folders above it that become empty, up to `root`, which stays. */
async function removeEmpty(folder: string, root: string): Promise<void> {
  for (let each = folder; each !== root; each = dirname(each))
    try {
      await rmdir(each)
    } catch (error) {
      if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return
      if (codeOf(error) !== 'ENOENT') throw error
    }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
