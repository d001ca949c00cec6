import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { s3Keys, type S3Server, startS3 } from '../../content/testing/s3-server.ts'
import { type FileStores, openStores } from '../../content/src/platform/files/file-stores.ts'
import { readStored } from '../../content/src/platform/files/file-store.ts'
import {
  type FilesAddress,
  readFilesAddress,
} from '../../content/src/platform/files/files-address.ts'
import { searchData } from '../traces/search-data.ts'
import { readSought } from '../traces/sought.ts'
import { SECRET_NAMES } from '../launcher/secrets.ts'
import { createBackupHouse, createDatabase, type BackupHouse } from './testing/backup-house.ts'

let s3: S3Server
let house: BackupHouse
let stores: FileStores
let files: FilesAddress | undefined

beforeEach(async () => {
  s3 = await startS3('washhouse')
  const url = `s3://washhouse/shop?endpoint=${s3.endpoint}`
  house = await createBackupHouse({
    FILES_URL: url,
    AWS_ACCESS_KEY_ID: s3Keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
  })
  files = readFilesAddress({ url, ...s3Keys })
  stores = openStores(house.dataDir, files)
  createDatabase(house.databasePath)
  const secrets = SECRET_NAMES.map((name) => `${name}=${'x'.repeat(32)}\n`)
  await house.write('secrets.env', secrets.join(''))
})

afterEach(async () => {
  await house.remove()
  await s3.stop()
})

const namesOf = async (store: FileStores['media']) => (await store.list()).map(({ name }) => name)

it('A backup contains the files of an S3 store, and a restore puts them back there', async () => {
  const film = randomBytes(400_000)
  await stores.library.write('film.mp4', film)
  await stores.media.write('ซัก อบ.jpg', Buffer.from('saved'))
  await stores.media.write('gone.jpg', Buffer.from('gone later'))
  await stores.traffic.append('2026-11-30.log', 'x')
  await stores.strays.write('2026-11-30-media-x/a.jpg', Buffer.from('x'))
  const backup = await house.backup()
  const saved = await readdir(join(backup, 'files'), { recursive: true })
  const withFiles = ['library', 'library/film.mp4', 'media', 'media/gone.jpg', 'media/ซัก อบ.jpg']
  expect(saved.toSorted()).toEqual([...withFiles, 'secrets.env'].toSorted())

  await stores.media.replace('ซัก อบ.jpg', Buffer.from('later'))
  await stores.media.delete('gone.jpg')
  await stores.media.write('more.jpg', Buffer.from('more'))
  const { code, printed } = await house.run('restore', [backup])
  expect(code, printed).toBe(0)
  expect(await readStored(stores.library, 'film.mp4')).toEqual(film)
  expect(String(await readStored(stores.media, 'ซัก อบ.jpg'))).toBe('saved')
  expect(await namesOf(stores.media)).toEqual(['gone.jpg', 'ซัก อบ.jpg'])
  const [aside = ''] = await readdir(join(house.dataDir, 'replaced'))
  const kept = join(house.dataDir, 'replaced', aside, 'media')
  expect((await readdir(kept)).toSorted()).toEqual(['more.jpg', 'ซัก อบ.jpg'])
  expect(await readFile(join(kept, 'ซัก อบ.jpg'), 'utf8')).toBe('later')
  // The next start refuses a data folder with files that should be in the store.
  expect(await readdir(house.dataDir)).not.toContain('media')
  expect(await namesOf(stores.traffic)).toHaveLength(1)
})

it('The store is searched for the data of a person as the data folder is', async () => {
  await stores.mail.replace('one.eml', Buffer.from('To: somsri@example.com'))
  await stores.strays.write('2026-11-30-media-x/a.txt', Buffer.from('somsri@example.com'))
  const lines: string[] = []
  const count = await searchData({
    settings: { dataDir: house.dataDir, databaseUrl: '', databasePath: house.databasePath, files },
    sought: readSought('somsri@example.com'),
    open: undefined,
    others: [],
    found: (line) => lines.push(line),
    unopened: (line) => lines.push(line),
  })
  expect(lines).toEqual([
    expect.stringContaining('FILES_URL, strays/2026-11-30-media-x/a.txt'),
    expect.stringContaining('FILES_URL, mail/one.eml'),
  ])
  expect(count).toBeGreaterThan(2)
})

it('A backup shares what did not change with earlier backups', async () => {
  await stores.media.write('a.jpg', Buffer.from('x'))
  await house.backup()
  const { printed } = await house.run('backup')
  expect(printed).toContain('2 shared with earlier backups')
})

it('Backup and restore say so if the store does not answer, and change nothing', async () => {
  await stores.media.write('a.jpg', Buffer.from('x'))
  const backup = await house.backup()
  await s3.pause()
  const { code, printed } = await house.run('backup')
  expect([code, printed]).toEqual([1, expect.stringContaining('FILES_URL')])
  expect(await house.backups()).toHaveLength(1)
  const restored = await house.run('restore', [backup])
  expect(restored.code).toBe(1)
  expect(restored.printed).toMatch(/FILES_URL does not answer.*ECONNREFUSED/)
  expect(await readdir(house.dataDir)).not.toContain('restore.json')
  await s3.resume()
  expect((await house.run('restore', [backup])).code).toBe(0)
})
