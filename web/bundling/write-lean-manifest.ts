import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { leanManifest } from './lean-manifest.ts'

// Run once by the build, before the files are compressed.
const folder = fileURLToPath(new URL('../build/client/build', import.meta.url))
const names = (await readdir(folder)).filter((name) => /^manifest-[\w-]+\.js$/.test(name))
if (names.length !== 1) throw new Error(`There are ${names.length} lists of routes`)
for (const name of names) {
  const file = join(folder, name)
  await writeFile(file, leanManifest(await readFile(file, 'utf8')))
}
