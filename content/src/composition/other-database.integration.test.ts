import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inheritedEnvironment } from '../../testing/inherited.env.ts'

let house: string
beforeEach(async () => {
  house = await mkdtemp(join(tmpdir(), 'washhouse-pair-'))
})
afterEach(() => rm(house, { recursive: true }))

/** Starts as far as the database, as the service, the seed and every other program does. */
function start(folder: string, database: string, extra: Record<string, string> = {}) {
  const environment = {
    ...inheritedEnvironment(),
    DATA_DIR: join(house, folder),
    DATABASE_URL: `file:${join(house, database)}`,
    ...extra,
  }
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      ['testing/open-once.ts', '0'],
      { cwd: fileURLToPath(new URL('../..', import.meta.url)), env: environment },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, printed: stdout + stderr }),
    )
  })
}

const idOf = (folder: string) => readFile(join(house, folder, 'database-id'), 'utf8')

async function filled(folder: string): Promise<string> {
  const path = join(house, folder, 'library', 'price-list.pdf')
  await mkdir(join(house, folder, 'library'), { recursive: true })
  await writeFile(path, 'prices')
  return path
}

describe('A start with a data folder that belongs to another database', () => {
  it('is refused in one sentence before anything is written, until the folder is adopted', async () => {
    expect((await start('folder', 'one.db')).code).toBe(0)
    const id = await idOf('folder')
    const file = await filled('folder')

    const before = (await readdir(house, { recursive: true })).toSorted()
    const refused = await start('folder', 'typo.db')
    expect(refused.printed.trim()).toBe(
      `The data folder ${join(house, 'folder')} belongs to another database, and this database is new and empty: correct DATA_DIR or DATABASE_URL, or, if the folder shall belong to this database from now on, start once with ADOPT_DATA_FOLDER=1.`,
    )
    expect(refused.code).toBe(1)
    expect((await readdir(house, { recursive: true })).toSorted()).toEqual(before)

    expect((await start('folder', 'typo.db', { ADOPT_DATA_FOLDER: '1' })).code).toBe(0)
    expect(await idOf('folder')).not.toBe(id)
    expect(existsSync(file)).toBe(true)
    const late = await start('folder', 'one.db')
    expect(late.printed).toMatch(/belongs to another database: correct/)
    expect(late.code).toBe(1)
  })
})

describe('Another machine', () => {
  it('joins a database by an empty data folder, and by no other', async () => {
    await Promise.all([start('folder', 'one.db'), start('second', 'one.db')])
    expect(await idOf('second')).toBe(await idOf('folder'))
    await filled('third')
    const refused = await start('third', 'one.db')
    expect(refused.printed).toMatch(/has files of unknown origin: correct/)
    expect(refused.code).toBe(1)
  })
})
