import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inheritedEnvironment } from '../../testing/inherited.env.ts'
import { env } from '../ground/env.ts'
import { closePayload, openPayload } from './open-payload.ts'

const secondsToStart = 60

let payload: BasePayload
let house: string
let typo: string
const file = join(env.libraryDir, 'price-list.pdf')

beforeAll(async () => {
  payload = await openPayload()
  await writeFile(file, 'prices')
  house = await mkdtemp(join(tmpdir(), 'washhouse-pair-'))
  typo = join(house, 'typo.db')
})
afterAll(async () => {
  await closePayload(payload)
  await rm(house, { recursive: true })
})

/** Starts as far as the database, as the service, the seed and every other program does. */
function start(settings: Record<string, string>) {
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      ['testing/open-once.ts', '0'],
      {
        cwd: fileURLToPath(new URL('../..', import.meta.url)),
        env: { ...inheritedEnvironment(), ...settings },
      },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, printed: stdout + stderr }),
    )
  })
}

const idOf = (folder: string) => readFile(join(folder, 'database-id'), 'utf8')
const listData = async () => (await readdir(env.dataDir, { recursive: true })).toSorted()

it(
  'another machine joins a database by an empty data folder, and by no other',
  async () => {
    const [second, third] = [join(house, 'second'), join(house, 'third')]
    await mkdir(join(third, 'media'), { recursive: true })
    await writeFile(join(third, 'media', 'shop.jpg'), 'x')
    const [joined, refused] = await Promise.all(
      [second, third].map((folder) => start({ DATA_DIR: folder, DATABASE_URL: env.databaseUrl })),
    )
    expect(joined?.code, joined?.printed).toBe(0)
    expect(await idOf(second)).toBe(await idOf(env.dataDir))
    expect(refused?.printed).toMatch(/has files of unknown origin: correct/)
    expect(refused?.code).toBe(1)
    expect(await readdir(third)).toEqual(['media'])
  },
  secondsToStart * 1000,
)

it(
  'a start on another database is refused in one sentence before anything is written, until the folder is adopted',
  async () => {
    const [id, before] = [await idOf(env.dataDir), await listData()]
    const empty = join(house, 'empty.db')
    await writeFile(empty, '')
    const [refused, refusedEmpty] = await Promise.all(
      [typo, empty].map((path) => start({ DATABASE_URL: `file:${path}` })),
    )
    expect(refused?.printed.trim()).toBe(
      `The data folder ${env.dataDir} belongs to another database, and this database is new and empty: correct DATA_DIR or DATABASE_URL, or, if the folder shall belong to this database from now on, start once with ADOPT_DATA_FOLDER=1.`,
    )
    expect([refused?.code, existsSync(typo)]).toEqual([1, false])
    expect([refusedEmpty?.printed, await readFile(empty, 'utf8')]).toEqual([refused?.printed, ''])
    expect([await idOf(env.dataDir), await listData()]).toEqual([id, before])

    const adopted = await start({ DATABASE_URL: `file:${typo}`, ADOPT_DATA_FOLDER: '1' })
    expect(adopted.code, adopted.printed).toBe(0)
    expect(await idOf(env.dataDir)).not.toBe(id)
    expect(existsSync(file)).toBe(true)
    const late = await start({})
    expect(late.printed).toMatch(/belongs to another database: correct/)
    expect(late.code).toBe(1)
  },
  secondsToStart * 1000,
)

it(
  'a folder in the place of the database, or of the id, is refused in one sentence that names the setting',
  async () => {
    const at = (path: string) => join(house, path)
    await mkdir(at('shared'), { mode: 0o755 })
    await mkdir(at('odd/database-id'), { recursive: true })
    const [database, id] = await Promise.all([
      start({ DATA_DIR: at('fourth'), DATABASE_URL: `file:${at('shared')}` }),
      start({
        DATA_DIR: at('odd'),
        DATABASE_URL: `file:${at('new.db')}`,
        ADOPT_DATA_FOLDER: '1',
      }),
    ])
    expect([database?.code, id?.code]).toEqual([1, 1])
    expect(database?.printed).toMatch(/^DATABASE_URL: file:.*shared cannot be opened .*\.\n$/)
    expect((await stat(at('shared'))).mode & 0o777).toBe(0o755)
    expect(id?.printed).toBe(`DATA_DIR: ${at('odd/database-id')} is a folder, not a file\n`)
    expect(existsSync(at('new.db'))).toBe(false)
  },
  secondsToStart * 1000,
)
