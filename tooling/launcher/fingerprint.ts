import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

const LEFT_OUT_FOLDERS = new Set([
  'node_modules',
  'build',
  'dist',
  '.next',
  '.react-router',
  '.cache',
  'data',
])
const LEFT_OUT_FILES = /\.test\.tsx?$|^next-env\.d\.ts$|\.tsbuildinfo$|^\.DS_Store$/

/** Hash of all files under `sources`, without tests and generated files. */
export async function fingerprint(root: string, sources: string[]): Promise<string> {
  const lists = await Promise.all(sources.map((source) => listFiles(join(root, source))))
  const hash = createHash('sha256')
  for (const file of lists.flat().toSorted()) {
    const content = await readFile(file)
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

async function listFiles(path: string): Promise<string[]> {
  const info = await stat(path)
  if (info.isFile()) return [path]
  const entries = await readdir(path, { withFileTypes: true })
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const child = join(path, entry.name)
      if (entry.isDirectory()) return LEFT_OUT_FOLDERS.has(entry.name) ? [] : listFiles(child)
      return entry.isFile() && !LEFT_OUT_FILES.test(entry.name) ? [child] : []
    }),
  )
  return lists.flat()
}
