import { execFile } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { env } from '../env.ts'
import { inheritedEnvironment } from '../../../testing/inherited.env.ts'

const folder = fileURLToPath(new URL('../../..', import.meta.url))
const BEFORE_MIGRATION = join(folder, '../tooling/backup/backup.ts')
const backupsDir = join(env.dataDir, 'backups')
const SECONDS = 180

let all: string[]
let newest: string

beforeAll(async () => {
  const { printed, code } = await start('older')
  if (code !== 0) throw new Error(printed)
  all = migrationsIn(printed)
  newest = all.at(-1) ?? ''
}, SECONDS * 1000)

/** A start of the service, as far as its database. */
function start(...args: string[]) {
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      ['testing/open-once.ts', ...args],
      { cwd: folder, env: { ...inheritedEnvironment(), BEFORE_MIGRATION } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, printed: stdout + stderr }),
    )
  })
}

const migrationsIn = (printed: string) => /^migrations: (.+)$/m.exec(printed)?.[1]?.split(' ') ?? []

it('makes no backup of a new database', async () => {
  expect(all.length).toBeGreaterThan(1)
  expect(await readdir(env.dataDir)).not.toContain('backups')
})

it(
  'stops when the backup before a migration fails, and says how to go on; then makes it, of the database as it was',
  async () => {
    await writeFile(backupsDir, 'a file where the folder should be')
    const failed = await start()
    expect(failed.printed).toContain('The backup before the migration failed, so nothing was')
    expect(failed.printed).toContain(`The backup in ${backupsDir} failed`)
    expect(failed.printed).toContain('BACKUP_BEFORE_MIGRATION=0')
    expect(failed.code).toBe(1)
    await rm(backupsDir)

    expect(migrationsIn((await start()).printed)).toEqual(all)
    const made = await backups()
    expect(made).toEqual([expect.stringMatching(/^\d.*-before-migration$/)])
    const manifest: unknown = JSON.parse(
      await readFile(join(backupsDir, made[0] ?? '', 'manifest.json'), 'utf8'),
    )
    expect(manifest).toMatchObject({
      reason: 'before-migration',
      database: { migrations: all.filter((name) => name !== newest) },
    })

    expect((await start()).code).toBe(0)
    expect(await backups()).toEqual(made)
  },
  SECONDS * 1000,
)

const backups = async () => (await readdir(backupsDir)).filter((name) => /^\d/.test(name))
