import '../../testing/throwaway.env.ts'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../../testing/free-port.ts'
import { inheritedEnvironment } from '../../testing/inherited.env.ts'
import { launchServiceProcess } from '../../testing/service-process.ts'
import {
  askPostgres,
  createDatabase,
  startPostgres,
  type ThrowawayPostgres,
} from '../../testing/throwaway-postgres.ts'

let postgres: ThrowawayPostgres
let house: string
beforeAll(async () => {
  postgres = await startPostgres()
  house = await mkdtemp(join(tmpdir(), 'washhouse-pair-'))
})
afterAll(async () => {
  await postgres.stop()
  await rm(house, { recursive: true })
})

/** Starts only as far as opening the database. */
function start(folder: string, database: string, program = 'testing/open-once.ts') {
  const place = { DATA_DIR: join(house, folder), DATABASE_URL: database }
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      [program, '0'],
      {
        cwd: fileURLToPath(new URL('../..', import.meta.url)),
        env: { ...inheritedEnvironment(), ...place },
      },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, printed: stdout + stderr }),
    )
  })
}

const idOf = async (folder: string) =>
  (await readFile(join(house, folder, 'database-id'), 'utf8')).trim()

it('of four machines that start at once on an empty PostgreSQL none dies, and all have its id', async () => {
  const database = await createDatabase(postgres.url)
  const folders = ['one', 'two', 'three', 'four']
  const started = await Promise.all(folders.map((folder) => start(folder, database)))
  expect(
    started.map(({ code }) => code),
    started.map(({ printed }) => printed).join(),
  ).toEqual([0, 0, 0, 0])
  const stored = await askPostgres(
    database,
    `SELECT data #>> '{}' FROM payload_kv WHERE key = 'database-id'`,
  )
  expect(await Promise.all(folders.map(idOf))).toEqual(folders.map(() => stored))
})

it('the service on another database leaves the files where they are, and says why it does not start', async () => {
  const own = await createDatabase(postgres.url)
  expect((await start('folder', own)).code).toBe(0)
  const places = ['library', 'member-pictures', 'board-pictures', 'lead-photos']
  const old = new Date(Date.now() - 10 * 86_400_000)
  for (const place of places) {
    const path = join(house, 'folder', place, 'kept.jpg')
    await mkdir(join(house, 'folder', place), { recursive: true })
    await writeFile(path, place)
    await utimes(path, old, old)
  }
  const typo = await createDatabase(postgres.url)
  const service = launchServiceProcess(await findFreePort(), {
    DATA_DIR: join(house, 'folder'),
    DATABASE_URL: typo,
  })
  await expect(service.untilReady()).rejects.toThrow(/belongs to another database/)
  expect(service.exitCode()).toBe(1)
  for (const place of places)
    expect(await readdir(join(house, 'folder', place))).toEqual(['kept.jpg'])
  expect(
    await askPostgres(typo, `SELECT count(*) FROM pg_tables WHERE schemaname = 'public'`),
  ).toBe('0')
})

const unmade = (name: string) => {
  const url = new URL(postgres.url)
  url.pathname = name
  return url.href
}
const isMade = async (name: string) =>
  (await askPostgres(postgres.url, `SELECT 1 FROM pg_database WHERE datname = '${name}'`)) === '1'

it('a mistyped name makes no database, but for an empty folder', async () => {
  const own = await createDatabase(postgres.url)
  expect((await start('named', own)).code).toBe(0)
  await mkdir(join(house, 'older', 'media'), { recursive: true })
  await writeFile(join(house, 'older', 'media', 'shop.jpg'), 'x')
  const [named, older] = [
    await start('named', unmade('nope')),
    await start('older', unmade('nope')),
  ]
  expect(named.printed.trim()).toMatch(
    /^The data folder .*named belongs to another database, and this database is new and empty: correct .*$/,
  )
  expect(older.printed).toMatch(/has files of unknown origin, and this database is new and empty/)
  expect([named.code, older.code, await isMade('nope')]).toEqual([1, 1, false])
  const made = await Promise.all(['new-one', 'new-two'].map((each) => start(each, unmade('Ours'))))
  expect(
    made.map(({ code }) => code),
    made.map(({ printed }) => printed).join(),
  ).toEqual([0, 0])
  expect(await isMade('Ours')).toBe(true)
  expect(await idOf('new-one')).toBe(await idOf('new-two'))
})

it('a database that cannot be made is refused in one sentence', async () => {
  await askPostgres(postgres.url, `CREATE ROLE guest LOGIN PASSWORD 'guest'`)
  const url = new URL(unmade('forbidden'))
  url.username = url.password = 'guest'
  const { code, printed } = await start('guest', url.href)
  expect(printed.trim()).toBe(
    'DATABASE_URL: there is no database forbidden, and it cannot be created (permission denied to create database).',
  )
  expect(code).toBe(1)
})

it('of two first starts at once one makes the account and the content, and both go on', async () => {
  const database = await createDatabase(postgres.url)
  const folders = ['first', 'second']
  const seeds = await Promise.all(
    folders.map((folder) => start(folder, database, '../demo/seed/seed.ts')),
  )
  expect(
    seeds.map(({ code }) => code),
    seeds.map(({ printed }) => printed).join(),
  ).toEqual([0, 0])
  const notes = await Promise.all(
    folders.map((folder) => readFile(join(house, folder, 'admin.txt'), 'utf8').catch(() => '')),
  )
  const [note = '', ...others] = notes.filter(Boolean)
  expect(others).toEqual([])
  expect(await askPostgres(database, 'SELECT email FROM staff')).toBe(note.split('\n')[0])
  expect(
    await askPostgres(database, `SELECT data #>> '{}' FROM payload_kv WHERE key = 'demo-content'`),
  ).toContain('filledAt')
})
