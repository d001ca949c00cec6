import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dialects, migrationFolder } from '../src/platform/database/migration-folder.ts'

/** Databases in use were created by these migrations. Any other table, column or index needs a new migration. */
const frozen = {
  sqlite: {
    name: '20261126_033046_initial',
    sha256: 'eb0d1ecd94b9f3b7658a9ec07380b36936a40341dbacf6fed90178767b466609',
  },
  postgres: {
    name: '20261126_033050_initial',
    sha256: 'd9fdd24c3c25ea5456b8d64ba614a90672548c19e9398887c98104bcd8740ac0',
  },
}

describe.each(dialects)('The migrations of %s', (dialect) => {
  const folder = migrationFolder(dialect)
  const { name, sha256 } = frozen[dialect]

  it('begin with the initial one as it was when it was frozen', async () => {
    const source = await readFile(join(folder, `${name}.ts`))
    expect(createHash('sha256').update(source).digest('hex')).toBe(sha256)
    const [first] = await listMigrations(folder)
    expect(first).toBe(name)
  })

  it('are all in the index, in their order', async () => {
    const index = await readFile(join(folder, 'index.ts'), 'utf8')
    const named = Array.from(index.matchAll(/name: '([^']+)'/g), ([, each]) => each)
    expect(named).toEqual(await listMigrations(folder))
  })

  it('have one snapshot, that of the newest', async () => {
    const snapshots = (await readdir(folder)).filter((file) => file.endsWith('.json'))
    expect(snapshots).toEqual([`${(await listMigrations(folder)).at(-1)}.json`])
  })
})

async function listMigrations(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => /^\d.*\.ts$/.test(file))
  return files.map((file) => file.replace(/\.ts$/, '')).toSorted()
}
