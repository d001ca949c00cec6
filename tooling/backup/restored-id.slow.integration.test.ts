import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { knownMigrations } from './product-version.ts'
import { createBackupHouse, createDatabase, type BackupHouse } from './testing/backup-house.ts'

let house: BackupHouse

beforeEach(async () => {
  const [initial = ''] = await knownMigrations(join(import.meta.dirname, '../..'), 'sqlite')
  house = await createBackupHouse()
  createDatabase(house.databasePath, [initial])
})
afterEach(() => house.remove())

it('A restore puts back the id that folder and database share, or none where the backup has none', async () => {
  const withoutId = await house.backup()
  await house.write('database-id', 'one')
  const withId = await house.backup()
  await house.write('database-id', 'another')
  expect((await house.run('restore', [withId])).code).toBe(0)
  expect(await readFile(join(house.dataDir, 'database-id'), 'utf8')).toBe('one')
  expect((await house.run('restore', [withoutId])).code).toBe(0)
  expect(await readdir(house.dataDir)).not.toContain('database-id')
})
