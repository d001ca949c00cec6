import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, appendFile, cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { rm, truncate, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SECRET_NAMES } from '../launcher/secrets.ts'
import { createFakeHouse, type FakeHouse } from '../launcher/testing/fake-launcher.ts'
import { knownMigrations } from './known-migrations.ts'
import {
  createBackupHouse,
  createDatabase,
  readColumn,
  type BackupHouse,
} from './testing/backup-house.ts'

let house: BackupHouse
let product: FakeHouse | undefined
let backup: string

const [initial = ''] = await knownMigrations(join(import.meta.dirname, '../..'), 'sqlite')

const secrets = SECRET_NAMES.map((name) => `${name}=${'x'.repeat(32)}\n`).join('')

beforeEach(async () => {
  house = await createBackupHouse()
  createDatabase(house.databasePath, [initial])
  note('saved')
  await house.write('media/picture.txt', 'saved')
  await house.write('secrets.env', secrets)
  backup = await house.backup()
  note('later')
  await house.write('media/picture.txt', 'later')
  await house.write('media/more.txt', 'later')
  await house.write('letters/one.txt', 'later')
  await house.write('cache/assets/picture', 'made from the later one')
})

afterEach(async () => {
  await product?.remove()
  product = undefined
  await house.remove()
})

function note(what: string): void {
  const database = new DatabaseSync(house.databasePath)
  database.exec('CREATE TABLE IF NOT EXISTS notes (what TEXT)')
  database.prepare('INSERT INTO notes VALUES (?)').run(what)
  database.close()
}

const notes = (path = house.databasePath) => readColumn(path, 'SELECT what FROM notes')
const read = (path: string) => readFile(join(house.dataDir, path), 'utf8')

async function expectUnchanged(): Promise<void> {
  expect(notes()).toEqual(['saved', 'later'])
  expect(await read('media/picture.txt')).toBe('later')
  expect(await read('letters/one.txt')).toBe('later')
  expect(await readdir(house.dataDir)).not.toContain('restoring')
}

describe('a restore', () => {
  it('makes the data folder what it was and keeps what it replaced', async () => {
    // A killed service leaves writes in the WAL file.
    const open = new DatabaseSync(house.databasePath)
    open.exec("INSERT INTO notes VALUES ('only in the WAL')")
    const wal = await readFile(`${house.databasePath}-wal`)
    open.close()
    await writeFile(`${house.databasePath}-wal`, wal)

    const { code, printed } = await house.run('restore', [backup.split('/').at(-1) ?? ''])
    expect(code, printed).toBe(0)
    expect(notes()).toEqual(['saved'])
    expect(await read('media/picture.txt')).toBe('saved')
    expect(await readdir(join(house.dataDir, 'media'))).toEqual(['picture.txt'])
    const names = (await readdir(house.dataDir)).filter((name) => !/-(wal|shm)$/.test(name))
    expect(names.toSorted()).toEqual([
      'backups',
      'media',
      'replaced',
      'run',
      'secrets.env',
      'washhouse.db',
    ])
    const [aside = ''] = await readdir(join(house.dataDir, 'replaced'))
    expect(printed).toContain(aside)
    expect(await read(`replaced/${aside}/media/more.txt`)).toBe('later')
    expect(await read(`replaced/${aside}/letters/one.txt`)).toBe('later')
    expect(notes(join(house.dataDir, 'replaced', aside, 'washhouse.db'))).toContain('later')
  })

  it('fills a new machine, wherever its database is to be', async () => {
    const other = await createBackupHouse()
    await rm(other.dataDir, { recursive: true })
    await mkdir(join(other.dataDir, '../disk'), { recursive: true })
    const path = join(other.dataDir, '../disk/shop.db')
    const moved = { DATABASE_URL: `file:${path}` }
    const first = await other.run('restore', [backup], moved)
    expect(first.code, first.printed).toBe(0)
    expect(first.printed).not.toContain('Kept')
    expect(notes(path)).toEqual(['saved'])
    expect(await other.run('restore', [backup], moved)).toMatchObject({ code: 0 })
    const kept = (await readdir(join(path, '..'))).filter((name) => /replaced-[\dTZ-]+$/.test(name))
    expect(kept).toHaveLength(1)
    expect(notes(join(path, '..', kept[0] ?? ''))).toEqual(['saved'])
    await other.remove()
  })

  it('lists the backups when none is named, or those of a named folder', async () => {
    const { code, printed } = await house.run('restore')
    expect(code).toBe(1)
    expect(printed).toContain('Usage: npm run restore -- <backup>')
    const away = join(house.dataDir, '../away')
    await cp(house.backupsDir, away, { recursive: true })
    const listed = `the newest first:\n  ${basename(backup)}`
    expect(printed).toContain(listed)
    expect((await house.run('restore', [away])).printed).toContain(`in ${away}, ${listed}`)
  })
})

describe('what was erased since', () => {
  const at = '2026-11-20T10:00:00.000Z'
  const hashes = ['a', 'b', 'c'].map((letter) => letter.repeat(64))
  const erase = (hash = '') => {
    const database = new DatabaseSync(house.databasePath)
    database.exec('CREATE TABLE IF NOT EXISTS erasures (hash TEXT, created_at TEXT)')
    database.prepare('INSERT INTO erasures VALUES (?, ?)').run(hash, at)
    database.close()
  }
  const pending = async (dataDir = house.dataDir): Promise<{ hash: string }[]> =>
    JSON.parse(await readFile(join(dataDir, 'erasures-to-replay.json'), 'utf8'))
  const pendingHashes = async (dataDir?: string) =>
    (await pending(dataDir)).map(({ hash }) => hash).toSorted()

  it('is left to be erased again, also after a second restore before the next start', async () => {
    erase(hashes[0])
    const { code, printed } = await house.run('restore', [backup])
    expect(code, printed).toBe(0)
    expect(await pending()).toEqual([{ hash: hashes[0], at }])
    // The current database has no erasures.
    await house.run('restore', [backup])
    expect(await pendingHashes()).toEqual(hashes.slice(0, 1))
    const after = await house.backup()
    const manifest = JSON.parse(await readFile(join(after, 'manifest.json'), 'utf8'))
    expect(manifest.erasures).toEqual([{ hash: hashes[0], at }])
    expect(manifest.files.map(({ path }: { path: string }) => path)).not.toContain(
      'erasures-to-replay.json',
    )
  })

  it('is found in the other backups, on a new machine and where the database is damaged', async () => {
    erase(hashes[1])
    await house.backup()
    erase(hashes[2])
    const other = await createBackupHouse()
    expect((await other.run('restore', [backup])).code).toBe(0)
    expect(await pendingHashes(other.dataDir)).toEqual(hashes.slice(1, 2))
    await other.remove()
    await writeFile(house.databasePath, 'x'.repeat(5000), { flag: 'r+' })
    for (const end of ['-wal', '-shm']) await rm(house.databasePath + end, { force: true })
    const { code, printed } = await house.run('restore', [backup])
    expect(code, printed).toBe(0)
    expect(printed).toContain('Cannot determine what was erased since the newest backup')
    expect(await pendingHashes()).toEqual(hashes.slice(1, 2))
  })
})

describe('a restore is refused', () => {
  it('while the product runs on the data folder, and works once it is stopped', async () => {
    product = await createFakeHouse()
    const launcher = product.start({ DATA_DIR: house.dataDir })
    await launcher.ready()
    const { code, printed } = await house.run('restore', [backup])
    expect(printed).toContain(
      `The content service is running with the data folder ${house.dataDir}`,
    )
    expect(code).toBe(1)
    launcher.kill('SIGTERM')
    await launcher.ended
    expect(await house.run('restore', [backup])).toMatchObject({ code: 0 })
  })

  it('while a part runs on whose start was killed', async () => {
    product = await createFakeHouse()
    const launcher = product.start({ DATA_DIR: house.dataDir })
    await launcher.ready()
    launcher.kill('SIGKILL')
    await launcher.ended
    const { printed } = await house.run('restore', [backup])
    expect(printed).toContain('The content service is running with the data folder')
    // The next start deletes the leftovers.
    const next = product.start({ DATA_DIR: house.dataDir })
    await next.ready()
  })

  it('while another program has the database open, though it does nothing', async () => {
    const script = `
      const { DatabaseSync } = require('node:sqlite')
      globalThis.open = new DatabaseSync(process.argv[1])
      open.prepare('SELECT count(*) FROM notes').get()
      console.log('open')
      setInterval(() => {}, 1000)`
    const holder = spawn(process.execPath, ['-e', script, house.databasePath])
    await once(holder.stdout, 'data')
    const { code, printed } = await house.run('restore', [backup])
    holder.kill('SIGKILL')
    await once(holder, 'close')
    expect(printed).toContain('is open in another program')
    expect(code).toBe(1)
    await expectUnchanged()
  })

  const text = (name: string) => readFile(join(backup, name), 'utf8')
  const edit = async (from: string, to: string) => {
    const manifest = await text('manifest.json')
    await writeFile(join(backup, 'manifest.json'), manifest.replace(from, to))
  }
  const database = () => join(backup, 'database.sqlite')
  const picture = () => join(backup, 'files/media/picture.txt')
  const damagedPicture = /is damaged: .*picture\.txt.*\. Nothing was changed/
  const damagedDatabase = /is damaged: .*database\.sqlite.*\. Nothing was changed/
  it.each([
    ['a file was changed', () => writeFile(picture(), 'saveD'), damagedPicture],
    ['a file is missing', () => rm(picture()), damagedPicture],
    ['the database was changed', () => appendFile(database(), 'x'), damagedDatabase],
    ['the database is cut short', () => truncate(database(), 4096), damagedDatabase],
    ['the database is missing', () => rm(database()), damagedDatabase],
    [
      'the manifest is cut short',
      async () =>
        writeFile(join(backup, 'manifest.json'), (await text('manifest.json')).slice(0, 99)),
      'is damaged: manifest.json was modified or is incomplete. Nothing was changed',
    ],
    [
      'the manifest leads out of the data folder',
      () => edit('media/picture.txt', '../picture.txt'),
      'is damaged: manifest.json was modified or is incomplete',
    ],
    ['it is not a backup', () => rm(join(backup, 'manifest.json')), 'is not a backup'],
    [
      'it is of a newer format',
      () => edit('"format": 1', '"format": 2'),
      'was made by a newer version of the product (format 2, this one reads 1)',
    ],
    [
      'it is of an older format',
      () => edit('"format": 1', '"format": 0'),
      'was made by an older version of the product (format 0, this one reads 1)',
    ],
    [
      'its tables are of a newer version',
      () => edit(initial, '20991231_000000_future'),
      'with migrations that this version does not have (20991231_000000_future)',
    ],
    [
      'its tables are from before the first migration of this version',
      () => edit(initial, '20260101_000000_initial'),
      'with migrations that this version does not have (20260101_000000_initial). Restore it with a version that has them',
    ],
    ['it is of PostgreSQL', () => edit('"sqlite"', '"postgres"'), 'holds one of PostgreSQL'],
  ])('when %s', async (_title, damage, line) => {
    await damage()
    const { code, printed } = await house.run('restore', [backup])
    expect(printed).toMatch(line)
    expect(printed).not.toContain('    at ')
    expect(code).toBe(1)
    await expectUnchanged()
  })

  it('when there is none of that name', async () => {
    const { code, printed } = await house.run('restore', ['2020-01-01'])
    expect(printed.trim()).toMatch(/^Backup 2020-01-01 not found\. /)
    expect(code).toBe(1)
  })
})

it('that is killed half-way is finished by the next start', async () => {
  product = await createFakeHouse()
  await house.write('restoring/media/picture.txt', 'saved')
  const move = {
    place: join(house.dataDir, 'media'),
    aside: join(house.dataDir, 'replaced/x/media'),
    staged: join(house.dataDir, 'restoring/media'),
  }
  await house.write('restore.json', JSON.stringify({ phase: 'moves', backup, moves: [move] }))
  const launcher = product.start({ DATA_DIR: house.dataDir })
  await launcher.ready()
  expect(await read('media/picture.txt')).toBe('saved')
  expect(await read('replaced/x/media/picture.txt')).toBe('later')
  await expect(access(join(house.dataDir, 'restore.json'))).rejects.toThrow('ENOENT')
})
