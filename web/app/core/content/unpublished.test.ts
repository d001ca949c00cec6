import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '../..')
const contract = join(app, '../../contract/src')

async function filesIn(folder: string, pattern: string): Promise<string[]> {
  const files: string[] = []
  for await (const path of glob(pattern, { cwd: folder })) files.push(join(folder, path))
  return files
}

/** An empty website has no published singletons: `settle` would log a warning for each visit. */
test('singletons are read with find or demand, because they can be unpublished', async () => {
  const singletons = new Set<string>()
  for (const file of await filesIn(contract, '**/*.calls.ts'))
    for (const [, name = '', before = ''] of readFileSync(file, 'utf8').matchAll(
      /(\w+): defineCall\('\1', \{([^}]*)answer: singleton\(/g,
    ))
      // Members' own records always exist.
      if (!/caller: 'member'|\.\.\.member/.test(before)) singletons.add(name)
  expect(singletons.size).toBeGreaterThan(15)

  const settled: string[] = []
  for (const file of await filesIn(app, 'features/**/!(*.test).{ts,tsx}'))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\.settle\(\w+Calls\.(\w+)/g))
      settled.push(name)
  expect(settled.length).toBeGreaterThan(15)
  expect(settled.filter((name) => singletons.has(name))).toEqual([])
})
