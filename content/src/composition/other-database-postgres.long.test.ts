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

/** Starts as far as the database. */
function start(folder: string, database: string) {
  const place = { DATA_DIR: join(house, folder), DATABASE_URL: database }
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      ['testing/open-once.ts', '0'],
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
