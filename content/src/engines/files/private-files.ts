import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A loss of power must not leave a record with half a file, or none. */
export async function writeDurably(folder: string, name: string, data: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), data, { flag: 'wx', mode: 0o600, flush: true })
  const directory = await open(folder)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** Deletes files older than a moment of which no record is known: a process may end between the two. */
export async function removeStrayFiles(
  folder: string,
  known: ReadonlySet<unknown>,
  before: Date,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const entries = await readdir(folder, { withFileTypes: true })
  for (const { name } of entries.filter((each) => each.isFile() && !known.has(each.name))) {
    const path = join(folder, name)
    const { mtime } = await stat(path)
    if (mtime < before) await rm(path)
  }
}
