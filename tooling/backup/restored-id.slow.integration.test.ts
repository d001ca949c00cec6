import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { knownMigrations } from './known-migrations.ts'
import {
  createBackupHouse,
  createDatabase,
  nameDatabase,
  readColumn,
  type BackupHouse,
} from './testing/backup-house.ts'

let house: BackupHouse
let elsewhere: string
const [initial = ''] = await knownMigrations(join(import.meta.dirname, '../..'), 'sqlite')
const adopting = { ADOPT_DATA_FOLDER: '1' }

beforeEach(async () => {
  house = await createBackupHouse()
  createDatabase(house.databasePath, [initial])
  elsewhere = join(house.dataDir, '..', 'elsewhere.db')
})
afterEach(() => house.remove())

async function nameBoth(id: string): Promise<void> {
  await house.write('database-id', `${id}\n`)
  nameDatabase(house.databasePath, id)
}

/** A database that belongs to another data folder. */
function createOther(): { DATABASE_URL: string } {
  createDatabase(elsewhere, [initial])
  nameDatabase(elsewhere, 'other')
  return { DATABASE_URL: `file:${elsewhere}` }
}

const listData = async () =>
  (await readdir(house.dataDir)).filter((name) => !/-(wal|shm)$/.test(name)).toSorted()
const idIn = async (folder: string) => (await readFile(join(folder, 'database-id'), 'utf8')).trim()
const idsAt = (path: string) =>
  readColumn(path, "SELECT data FROM payload_kv WHERE key = 'database-id'")

const refusal = (subject: string, mismatch: string) =>
  `${subject} ${mismatch}: correct DATA_DIR or DATABASE_URL, or, if the folder shall belong to this database from now on, restore once with ADOPT_DATA_FOLDER=1.`

it('A restore puts back the id that folder and database share, or none where the backup has none', async () => {
  const withoutId = await house.backup()
  await nameBoth('one')
  const withId = await house.backup()
  await nameBoth('another')
  expect((await house.run('restore', [withId])).code).toBe(0)
  expect(await idIn(house.dataDir)).toBe('one')
  expect((await house.run('restore', [withoutId])).code).toBe(0)
  expect(await readdir(house.dataDir)).not.toContain('database-id')
})

describe('A restore is refused in one sentence and changes nothing', () => {
  it('where the data folder belongs to another database, until it is adopted', async () => {
    await nameBoth('one')
    await house.write('media/picture.txt', 'saved')
    const backup = await house.backup()
    const other = createOther()
    const before = await listData()
    const { code, printed } = await house.run('restore', [backup], other)
    expect(printed.trim()).toBe(
      refusal(`The data folder ${house.dataDir}`, 'belongs to another database'),
    )
    expect([code, idsAt(elsewhere), idsAt(house.databasePath)]).toEqual([1, ['"other"'], ['"one"']])
    expect(await listData()).toEqual(before)
    const adopted = await house.run('restore', [backup], { ...other, ...adopting })
    expect(adopted.code, adopted.printed).toBe(0)
    expect([idsAt(elsewhere), await idIn(house.dataDir)]).toEqual([['"one"'], 'one'])
  })

  it('where the data folder is empty, and the backup belongs to another database', async () => {
    await nameBoth('one')
    const backup = await house.backup()
    const other = { ...createOther(), DATA_DIR: join(house.dataDir, '..', 'empty') }
    const { code, printed } = await house.run('restore', [backup], other)
    expect(printed.trim()).toBe(refusal(`The backup ${backup}`, 'belongs to another database'))
    expect([code, idsAt(elsewhere)]).toEqual([1, ['"other"']])
  })

  it('where the files are of unknown origin', async () => {
    const backup = await house.backup()
    await house.write('library/prices.pdf', 'x')
    const { code, printed } = await house.run('restore', [backup], createOther())
    expect(printed).toContain('has files of unknown origin: correct DATA_DIR')
    expect([code, idsAt(elsewhere)]).toEqual([1, ['"other"']])
  })

  it('where the database is not there, and the backup is of another data folder', async () => {
    await nameBoth('one')
    const backup = await house.backup()
    await house.write('database-id', 'two')
    const { code, printed } = await house.run('restore', [backup], {
      DATABASE_URL: `file:${elsewhere}`,
    })
    expect(printed).toContain('belongs to another database, and this database is new and empty:')
    expect([code, existsSync(elsewhere)]).toEqual([1, false])
  })

  it('where DATABASE_URL names a folder, or the id is one', async () => {
    const backup = await house.backup()
    await mkdir(elsewhere)
    const folder = await house.run('restore', [backup], { DATABASE_URL: `file:${elsewhere}` })
    expect(folder).toEqual({ code: 1, printed: `DATABASE_URL: ${elsewhere} is not a file\n` })
    await mkdir(join(house.dataDir, 'database-id'))
    const id = await house.run('restore', [backup])
    const path = join(house.dataDir, 'database-id')
    expect(id).toEqual({ code: 1, printed: `DATA_DIR: ${path} is a folder, not a file\n` })
  })
})

describe('A restore of a backup that has the id of the data folder needs no setting', () => {
  it.each([
    ['not there', () => rm(house.databasePath)],
    ['empty', () => writeFile(house.databasePath, '')],
    ['damaged', () => writeFile(house.databasePath, 'x'.repeat(5000), { flag: 'r+' })],
    ['no database at all', () => writeFile(house.databasePath, 'x')],
  ])('where the database is %s', async (_, damage) => {
    await nameBoth('one')
    await house.write('media/picture.txt', 'saved')
    const backup = await house.backup()
    await damage()
    for (const end of ['-wal', '-shm']) await rm(house.databasePath + end, { force: true })
    const { code, printed } = await house.run('restore', [backup])
    expect(code, printed).toBe(0)
    expect(idsAt(house.databasePath)).toEqual(['"one"'])
  })

  it('where folder and database are new, or the folder of this database was lost', async () => {
    await nameBoth('one')
    await house.write('media/picture.txt', 'saved')
    const backup = await house.backup()
    for (const folder of ['new', 'lost']) {
      const dataDir = join(house.dataDir, '..', folder)
      const settings = { DATA_DIR: dataDir, DATABASE_URL: `file:${elsewhere}` }
      const { code, printed } = await house.run('restore', [backup], settings)
      expect(code, printed).toBe(0)
      expect([await idIn(dataDir), idsAt(elsewhere)]).toEqual(['one', ['"one"']])
    }
  })
})
