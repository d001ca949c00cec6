import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  askPostgres,
  createDatabase,
  startPostgres,
  type ThrowawayPostgres,
} from '../../content/testing/throwaway-postgres.ts'
import { knownMigrations } from './known-migrations.ts'
import { createBackupHouse, type BackupHouse } from './testing/backup-house.ts'

let postgres: ThrowawayPostgres
let house: BackupHouse
let own: string
let other: string
let backup: string

const [initial = ''] = await knownMigrations(join(import.meta.dirname, '../..'), 'postgres')

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

beforeEach(async () => {
  own = await createDatabase(postgres.url)
  other = await createDatabase(postgres.url)
  await fill(own, 'own')
  await fill(other, 'other')
  house = await createBackupHouse({ DATABASE_URL: own })
  await house.write('database-id', 'own\n')
  await house.write('media/picture.txt', 'saved')
  backup = await house.backup()
})
afterEach(() => house.remove())

async function fill(database: string, id: string): Promise<void> {
  await askPostgres(
    database,
    `CREATE TABLE payload_migrations (name text);
    INSERT INTO payload_migrations VALUES ('${initial}');
    CREATE TABLE payload_kv (key text PRIMARY KEY, data jsonb);
    INSERT INTO payload_kv VALUES ('database-id', '"${id}"')`,
  )
}

const idOf = (database: string) => askPostgres(database, `SELECT data #>> '{}' FROM payload_kv`)
const idOfFolder = async () => (await readFile(join(house.dataDir, 'database-id'), 'utf8')).trim()
const restore = (settings: Record<string, string> = {}) => house.run('restore', [backup], settings)

it('A restore into the database of another data folder is refused, until the folder is adopted', async () => {
  const { code, printed } = await restore({ DATABASE_URL: other })
  expect(printed).toContain(
    `The data folder ${house.dataDir} belongs to another database: correct DATA_DIR or DATABASE_URL`,
  )
  expect([code, await idOf(other), await idOf(own)]).toEqual([1, 'other', 'own'])
  const empty = { DATABASE_URL: other, DATA_DIR: join(house.dataDir, '..', 'empty') }
  expect((await restore(empty)).printed).toContain(`${backup} belongs to another database:`)
  expect(await idOf(other)).toBe('other')
  const adopted = await restore({ DATABASE_URL: other, ADOPT_DATA_FOLDER: '1' })
  expect(adopted.code, adopted.printed).toBe(0)
  expect([await idOf(other), await idOfFolder()]).toEqual(['own', 'own'])
})

it('A restore into its own, an emptied or a new database needs no setting', async () => {
  const empty = await createDatabase(postgres.url)
  for (const database of [own, own, empty]) {
    const { code, printed } = await restore({ DATABASE_URL: database })
    expect(code, printed).toBe(0)
    expect(await idOf(database)).toBe('own')
    await askPostgres(own, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  }
})

it('A restore that was cut short once the database was filled can be repeated', async () => {
  await house.write('database-id', 'before\n')
  const journal = { phase: 'database', backup }
  await house.write('restore.json', JSON.stringify(journal))
  expect((await restore({ DATABASE_URL: other })).code).toBe(1)
  const { code, printed } = await restore()
  expect(code, printed).toBe(0)
  expect([await idOf(own), await idOfFolder()]).toEqual(['own', 'own'])
})
