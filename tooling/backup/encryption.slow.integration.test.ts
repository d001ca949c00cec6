import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createBackupHouse,
  createDatabase,
  readColumn,
  type BackupHouse,
} from './testing/backup-house.ts'

const key = await generateIdentity()
const recipient = await identityToRecipient(key)
const secret = 'สมศรี ใจดี 081-234-5678'
let house: BackupHouse
let other: BackupHouse

beforeEach(async () => {
  house = await createBackupHouse({ BACKUP_RECIPIENTS: recipient })
  other = await createBackupHouse()
  createDatabase(house.databasePath)
  const database = new DatabaseSync(house.databasePath)
  database.exec('CREATE TABLE people (name TEXT)')
  database.prepare('INSERT INTO people VALUES (?)').run(secret)
  database.close()
  await house.write('lead-photos/photo.jpg', `${secret} `.repeat(20_000))
  await house.write('empty.txt', '')
})
afterEach(async () => {
  await house.remove()
  await other.remove()
})

async function keyFile(text: string): Promise<string> {
  await other.write('../key.txt', `# created: today\n${text}\n`)
  return join(other.dataDir, '../key.txt')
}

it('an encrypted backup tells nothing of what it holds, and is whole with the key', async () => {
  const path = await house.backup()
  for (const name of ['database.sqlite', 'files/lead-photos/photo.jpg', 'manifest.json'])
    expect(await readFile(join(path, name), 'utf8'), name).not.toContain('สมศรี')
  expect(await readdir(join(house.dataDir, 'cache'))).toEqual([])
  const { code, printed } = await other.run('restore', [path, '--key', await keyFile(key)])
  expect(code, printed).toBe(0)
  expect(readColumn(other.databasePath, 'SELECT name FROM people')).toEqual([secret])
  expect(await readFile(join(other.dataDir, 'lead-photos/photo.jpg'), 'utf8')).toBe(
    `${secret} `.repeat(20_000),
  )
  expect(await readFile(join(other.dataDir, 'empty.txt'), 'utf8')).toBe('')
})

it('shares unchanged files with the one before for the same keys alone', async () => {
  const [first, second] = [await house.backup(), await house.backup()]
  const inode = async (path: string) => (await stat(join(path, 'files/lead-photos/photo.jpg'))).ino
  expect(await inode(second)).toBe(await inode(first))
  const plain = await house.run('backup', [], { BACKUP_RECIPIENTS: '' })
  expect(plain.code, plain.printed).toBe(0)
  const third = join(house.backupsDir, (await house.backups()).at(-1) ?? '')
  expect(await inode(third)).not.toBe(await inode(second))
  expect(await readFile(join(third, 'files/lead-photos/photo.jpg'), 'utf8')).toContain('สมศรี')
})

it('is refused without the key, with another one and once it was changed', async () => {
  const path = await house.backup()
  const without = await other.run('restore', [path])
  expect(without.code).toBe(1)
  expect(without.printed).toContain('is encrypted')
  const wrong = await other.run('restore', [path, '--key', await keyFile(await generateIdentity())])
  expect(wrong.printed).toContain('does not decrypt the backup')
  const none = await other.run('restore', [path, '--key', await keyFile('nothing')])
  expect(none.printed).toContain('contains no age key')
  const photo = join(path, 'files/lead-photos/photo.jpg')
  const bytes = await readFile(photo)
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  await writeFile(photo, bytes)
  const changed = await other.run('restore', [path, '--key', await keyFile(key)])
  expect(changed.code).toBe(1)
  expect(changed.printed).toContain('Nothing was changed')
  expect(await readdir(other.dataDir)).not.toContain('restoring')
})
