import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createBackupHouse,
  createDatabase,
  readColumn,
  type BackupHouse,
} from './testing/backup-house.ts'

let house: BackupHouse
let other: BackupHouse

beforeEach(async () => {
  house = await createBackupHouse()
  other = await createBackupHouse()
})

afterEach(async () => {
  await house.remove()
  await other.remove()
})

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

it('restores every row that was acknowledged before a backup under writes, and the file of each', async () => {
  await house.write('secrets.env', 'PAYLOAD_SECRET=x')
  await house.write('media/ซัก อบ.txt', 'ผ้าหอม')
  const writer = await startWriter()
  await writer.reached(200)
  const before = writer.newest()
  const path = await house.backup()
  await writer.reached(writer.newest() + 20)
  await writer.stop()

  const { code, printed } = await other.run('restore', [path])
  expect(printed).toContain('Restored')
  expect(code).toBe(0)
  const ids = readColumn(other.databasePath, 'SELECT id FROM visits ORDER BY id').map(Number)
  expect(ids.length).toBeGreaterThanOrEqual(before)
  expect(ids).toEqual(ids.map((_, index) => index + 1))
  expect(readColumn(other.databasePath, 'SELECT id FROM halves ORDER BY id')).toEqual(ids)
  expect(readColumn(other.databasePath, 'PRAGMA integrity_check')).toEqual(['ok'])
  const files = new Set(await readdir(join(other.dataDir, 'media')))
  expect(ids.filter((id) => !files.has(`visit-${id}.txt`))).toEqual([])
  expect(await readFile(join(other.dataDir, 'media', 'ซัก อบ.txt'), 'utf8')).toBe('ผ้าหอม')
  expect(await readFile(join(other.dataDir, 'secrets.env'), 'utf8')).toBe('PAYLOAD_SECRET=x')
})

it('is for its owner alone, keeps what only the owner could read so, and leaves out caches and runs', async () => {
  createDatabase(house.databasePath)
  await writeFile(join(house.dataDir, 'admin.txt'), 'sesame', { mode: 0o600 })
  for (const path of [
    'cache/a',
    'run/content.json',
    'replaced/b',
    'traffic/d',
    'strays/b/e',
    'media/c',
  ])
    await house.write(path, '')
  const path = await house.backup()
  expect(await readdir(join(path, 'files'))).toEqual(['admin.txt', 'media'])
  expect(await modeOf(house.backupsDir)).toBe(0o700)
  expect(await modeOf(path)).toBe(0o700)
  for (const name of ['manifest.json', 'database.sqlite', 'files/admin.txt', 'files/media/c'])
    expect(await modeOf(join(path, name)), name).toBe(0o600)
  await other.run('restore', [path])
  expect(await modeOf(join(other.dataDir, 'admin.txt'))).toBe(0o600)
  expect(await modeOf(join(other.dataDir, 'media/c'))).toBe(0o600)
})

it('shares unchanged files with the backup before, never with the product', async () => {
  createDatabase(house.databasePath)
  await house.write('media/same.txt', 'same')
  await house.write('media/changing.txt', 'one')
  const first = await house.backup()
  await house.write('media/changing.txt', 'two, and in the same file')
  const second = await house.backup()
  const inode = async (path: string) => (await stat(path)).ino
  const same = 'files/media/same.txt'
  expect(await inode(join(second, same))).toBe(await inode(join(first, same)))
  expect(await inode(join(second, same))).not.toBe(
    await inode(join(house.dataDir, 'media/same.txt')),
  )
  const changing = 'files/media/changing.txt'
  expect(await readFile(join(first, changing), 'utf8')).toBe('one')
  expect(await readFile(join(second, changing), 'utf8')).toBe('two, and in the same file')
})

it('goes where it is told, also within the data folder', async () => {
  createDatabase(house.databasePath)
  const elsewhere = join(house.dataDir, 'elsewhere')
  for (const run of [1, 2])
    expect((await house.run('backup', ['--to', elsewhere])).code, `${run}`).toBe(0)
  const [, newest = ''] = (await readdir(elsewhere)).filter((name) => /^\d/.test(name)).toSorted()
  expect(await readdir(join(elsewhere, newest))).toEqual(['database.sqlite', 'manifest.json'])
})

it('keeps the newest of each kind and deletes the rest', async () => {
  createDatabase(house.databasePath)
  const keep = { BACKUP_KEEP: '2' }
  await house.run('backup', ['--reason', 'before-migration'], keep)
  for (const run of [1, 2, 3]) expect((await house.run('backup', [], keep)).code, `${run}`).toBe(0)
  const [migration, first, second, ...more] = await house.backups()
  expect(migration).toMatch(/-before-migration$/)
  expect(more).toEqual([])
  const last = await house.run('backup', [], keep)
  expect(last.printed).toContain(`Deleted   ${first}`)
  expect(await house.backups()).toContain(second)
})

it('deletes what is older than 90 days, of every kind, and leaves what is not', async () => {
  createDatabase(house.databasePath)
  const dayMs = 24 * 60 * 60 * 1000
  const named = (days: number) =>
    new Date(Date.now() - days * dayMs).toISOString().replaceAll(/[:.]/g, '-')
  const old = [
    `backups/${named(91)}`,
    `backups/${named(91)}-before-migration`,
    `replaced/${named(91)}`,
  ]
  const young = [
    `backups/${named(89)}`,
    `backups/${named(89)}-before-migration`,
    `replaced/${named(89)}`,
  ]
  for (const name of [...old, ...young]) await house.write(`${name}/photo`, 'x')
  const { code, printed } = await house.run('backup')
  expect(code, printed).toBe(0)
  const isThere = (name: string) => existsSync(join(house.dataDir, name))
  expect(old.filter(isThere)).toEqual([])
  expect(young.filter((name) => !isThere(name))).toEqual([])
})

it('leaves nothing that looks like a backup when it is killed, and clears up at the next one', async () => {
  createDatabase(house.databasePath)
  await house.write('media/large.bin', 'x'.repeat(60_000_000))
  const killed = house.start('backup')
  await untilThere(async () =>
    (await readdir(house.backupsDir)).some((name) => name.startsWith('.unfinished')),
  )
  killed.kill('SIGKILL')
  await once(killed, 'close')
  expect(await house.backups()).toEqual([])
  await rm(join(house.dataDir, 'media'), { recursive: true })
  await house.backup()
  const left = (await readdir(house.backupsDir)).filter((name) => name.startsWith('.unfinished'))
  expect(left).toEqual([])
})

it.each([
  ['there is no database', async () => {}, 'cannot be opened'],
  [
    'the database is damaged',
    async () => {
      createDatabase(house.databasePath)
      await writeFile(house.databasePath, 'x'.repeat(5000), { flag: 'r+' })
    },
    'The database',
  ],
  [
    'its folder cannot be made',
    async () => {
      createDatabase(house.databasePath)
      await house.write('backups', 'a file')
    },
    `The backup in`,
  ],
])('fails in one line when %s', async (_title, prepare, line) => {
  await prepare()
  const { code, printed } = await house.run('backup')
  expect(code).toBe(1)
  expect(printed).toContain(line)
  expect(printed.trim().split('\n')).toHaveLength(1)
})

async function startWriter() {
  await house.write('media/.keep', '')
  const script = join(import.meta.dirname, 'testing/busy-writer.ts')
  const writer = spawn(process.execPath, [script, house.databasePath, join(house.dataDir, 'media')])
  let newest = 0
  createInterface({ input: writer.stdout }).on('line', (line) => (newest = Number(line)))
  return {
    newest: () => newest,
    reached: (count: number) => untilThere(async () => newest >= count),
    async stop() {
      writer.kill('SIGKILL')
      await once(writer, 'close')
    },
  }
}

async function untilThere(isThere: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000
  while (Date.now() < deadline) {
    if (await isThere().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('It did not come about')
}
