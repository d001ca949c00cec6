import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { s3Keys, type S3Server, startS3 } from '../../content/testing/s3-server.ts'
import { type FileStores, openStores } from '../../content/src/platform/files/file-stores.ts'
import { readStored } from '../../content/src/platform/files/file-store.ts'
import { readFilesAddress } from '../../content/src/platform/files/files-address.ts'
import { inheritedEnvironment } from '../process.env.ts'

const keys = {
  AWS_ACCESS_KEY_ID: s3Keys.accessKeyId,
  AWS_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
}
const film = randomBytes(400_000)

let s3: S3Server
let dataDir: string
let url: string
let stores: FileStores

beforeEach(async () => {
  s3 = await startS3('washhouse')
  url = `s3://washhouse/shop?endpoint=${s3.endpoint}`
  dataDir = await mkdtemp(join(tmpdir(), 'washhouse-move-files-'))
  stores = openStores(dataDir, readFilesAddress({ url, ...s3Keys }))
  await write('database-id', 'the id')
  await write('library/film.mp4', film)
  await write('media/ร้าน 1.jpg', 'shop')
  await write('strays/2026-11-30-media-x/a.jpg', 'stray')
  await write('traffic/2026-11-30.log', '\nline\n')
  await write('cache/assets/a.jpg', 'a cache')
})

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true })
  await s3.stop()
})

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(dataDir, path)), { recursive: true })
  await writeFile(join(dataDir, path), content)
}

async function move(settings: Record<string, string> = keys) {
  const script = join(import.meta.dirname, 'move.ts')
  const child = spawn(process.execPath, [script, '--files', url], {
    env: { ...inheritedEnvironment(), DATA_DIR: dataDir, DATABASE_URL: '', ...settings },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const printed = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, printed: printed.join('') }
}

it('copies every shared file to the store, says what to set, and leaves the folder as it is', async () => {
  const before = await readdir(dataDir, { recursive: true })
  const { code, printed } = await move()
  expect(code, printed).toBe(0)
  expect(printed).toContain('Copied: 4 files (0.4 MB)')
  expect(printed).toContain(`FILES_URL=${url}`)
  expect(await readStored(stores.library, 'film.mp4')).toEqual(film)
  expect(String(await readStored(stores.media, 'ร้าน 1.jpg'))).toBe('shop')
  expect(String(await readStored(stores.strays, '2026-11-30-media-x/a.jpg'))).toBe('stray')
  expect(String(await readStored(stores.traffic, '2026-11-30.log'))).toBe('\nline\n')
  expect(String(await readStored(stores.identity, 'database-id'))).toBe('the id')
  const after = await readdir(dataDir, { recursive: true })
  expect(after.filter((path) => !path.startsWith('run'))).toEqual(before)
  // An interrupted move is repeated.
  expect((await move()).code).toBe(0)
})

it('says which file is not the same in the store', async () => {
  s3.damage('film.mp4')
  const { code, printed } = await move()
  expect([code, printed]).toEqual([1, expect.stringContaining('library/film.mp4 is not the same')])
  expect(printed).not.toContain('Copied')
})

it('is refused where other files are, without keys and while the store does not answer', async () => {
  expect((await move({})).printed).toContain('FILES_URL needs AWS_ACCESS_KEY_ID')
  await stores.media.write('other.jpg', Buffer.from('of another shop'))
  const used = await move()
  expect([used.code, used.printed]).toEqual([
    1,
    expect.stringContaining('already has files under media/'),
  ])
  await stores.identity.replace('database-id', Buffer.from('another'))
  expect((await move()).printed).toContain('belongs to another database')
  await s3.pause()
  expect((await move()).printed).toContain('FILES_URL does not answer')
})
