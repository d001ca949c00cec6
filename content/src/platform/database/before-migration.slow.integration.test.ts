import { execFile } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { env } from '../env.ts'
import { inheritedEnvironment } from '../../../testing/inherited.env.ts'
import { emptyDatabase } from '../../../testing/throwaway-postgres.ts'

const folder = fileURLToPath(new URL('../../..', import.meta.url))
const BEFORE_MIGRATION = join(folder, '../tooling/backup/backup.ts')
const backupsDir = join(env.dataDir, 'backups')
const first = '29990101_000000_first'
const second = '29990101_000001_second'
const third = '29990101_000002_expand_third'
const SECONDS = 180

let older: string[]

beforeAll(async () => {
  // Deletes everything, including the tests' own database.
  for (const name of await readdir(env.dataDir))
    await rm(join(env.dataDir, name), { recursive: true })
  if (env.databaseUrl.startsWith('postgres:')) await emptyDatabase(env.databaseUrl)
  const { printed, code } = await start({ ownMigrations: 1 })
  if (code !== 0) throw new Error(`The service ended with ${String(code)}:\n${printed}`)
  older = migrationsIn(printed)
}, SECONDS * 1000)

/** Starts the service up to its database, in a version with so many migrations of this test. */
function start({
  ownMigrations,
  program = BEFORE_MIGRATION,
}: {
  ownMigrations: 0 | 1 | 2 | 3
  program?: string
}) {
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      ['testing/open-once.ts', String(ownMigrations)],
      {
        cwd: folder,
        env: { ...inheritedEnvironment(), LOG_LEVEL: 'warn', BEFORE_MIGRATION: program },
      },
      (error, stdout, stderr) =>
        resolve({ code: error ? (error.code ?? error.signal) : 0, printed: stdout + stderr }),
    )
  })
}

const migrationsIn = (printed: string) => /^migrations: (.+)$/m.exec(printed)?.[1]?.split(' ') ?? []

it('makes no backup of a new database, and no file of a register of breaches', async () => {
  expect(older.at(-1)).toBe(first)
  for (const name of older) expect(name).toMatch(/^\d+_\d+_/)
  const names = await readdir(env.dataDir)
  expect(names.filter((name) => /^(?:backups|breach-register)/.test(name))).toEqual([])
})

it(
  'stops when the backup before a migration fails, and says how to go on; then makes it, of the database as it was',
  async () => {
    await writeFile(backupsDir, 'a file where the folder should be')
    const failed = await start({ ownMigrations: 2 })
    expect(failed.printed).toContain('The backup before the migration failed, so nothing was')
    expect(failed.printed).toContain(`The backup in ${backupsDir} failed`)
    expect(failed.printed).toContain('BACKUP_BEFORE_MIGRATION=0')
    expect(failed.code).toBe(1)
    await rm(backupsDir)

    expect(migrationsIn((await start({ ownMigrations: 2 })).printed)).toEqual([...older, second])
    const made = await backups()
    expect(made).toEqual([expect.stringMatching(/^\d.*-before-migration$/)])
    const manifest: unknown = JSON.parse(
      await readFile(join(backupsDir, made[0] ?? '', 'manifest.json'), 'utf8'),
    )
    expect(manifest).toMatchObject({
      reason: 'before-migration',
      database: { migrations: older },
    })

    expect((await start({ ownMigrations: 2 })).code).toBe(0)
    expect(await backups()).toEqual(made)
  },
  SECONDS * 1000,
)

it(
  'refuses a database of another version in one sentence, and leaves it as it is',
  async () => {
    const refused = await start({ ownMigrations: 0 })
    expect(refused.printed.trim()).toBe(
      `The database contains migrations that this version does not know (${first}, ${second}). Start a version that knows them, or set DATA_DIR or DATABASE_URL to an empty database.`,
    )
    expect(refused.code).toBe(1)
    expect((await start({ ownMigrations: 2 })).code).toBe(0)
  },
  SECONDS * 1000,
)

it(
  'lets a running version write during the backup, and runs on what a newer version has only added',
  async () => {
    const { databaseUrl } = env
    const program = join(env.dataDir, 'writes.mjs')
    const write = `new DatabaseSync('${databaseUrl.slice('file:'.length)}').exec('CREATE TABLE written (id integer)')`
    const text = `import { DatabaseSync } from 'node:sqlite'\n${write}`
    await writeFile(program, databaseUrl.startsWith('file:') ? text : '')
    const newer = await start({ ownMigrations: 3, program })
    expect(newer.printed).not.toContain('database is locked')
    expect(migrationsIn(newer.printed)).toEqual([...older, second, third])
    const previous = await start({ ownMigrations: 2 })
    expect(previous.printed).toContain('a newer version has added to the database')
    expect([previous.code, migrationsIn(previous.printed).at(-1)]).toEqual([0, third])
    const refused = await start({ ownMigrations: 0 })
    expect(refused.printed).toContain(`does not know (${first}, ${second})`)
  },
  SECONDS * 1000,
)

const backups = async () => (await readdir(backupsDir)).filter((name) => /^\d/.test(name))
