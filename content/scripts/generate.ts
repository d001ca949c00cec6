import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { generateImportMap, type SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'
import { eachDialect } from './each-dialect.ts'
import { isMigrated, loadPayload } from './schema-snapshot.ts'

const generated = [
  '../src/platform/payload-types.ts',
  '../src/app/(payload)/admin/importMap.js',
].map((path) => fileURLToPath(new URL(path, import.meta.url)))

/** `generate.ts` writes the files that are generated from the config; `generate.ts check` fails if they are out of date. */
await eachDialect(fileURLToPath(import.meta.url), async (dialect, [mode]) => {
  const payload = await loadPayload()
  // Types and the import map are the same for both dialects.
  const late = dialect === 'sqlite' ? await generate(payload.config, mode === 'check') : []
  if (!(await isMigrated(payload, dialect)))
    late.push(`migrations/${dialect} (CONTRIBUTING.md says how to make them)`)
  for (const name of late) console.error(`behind the config: ${name}`)
  if (late.length > 0) process.exit(1)
})

/** Regenerates the files. With `isCheck` it restores them and returns the names of those that were out of date. */
async function generate(config: SanitizedConfig, isCheck: boolean): Promise<string[]> {
  const before = await Promise.all(generated.map(readText))
  await generateTypes(config, { log: false })
  await generateImportMap(config, { log: false })
  const after = await Promise.all(generated.map(readText))
  if (!isCheck) return []
  const late = generated.filter((_, index) => before[index] !== after[index])
  for (const [index, path] of generated.entries())
    if (before[index] !== after[index]) await writeFile(path, before[index] ?? '')
  return late.map((path) => `${path} (npm run generate -w content)`)
}

async function readText(path: string): Promise<string> {
  return await readFile(path, 'utf8')
}
