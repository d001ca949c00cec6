import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { s3Keys, type S3Server, startS3 } from '../../../testing/s3-server.ts'
import { findOutage } from '../database/outage.ts'
import { type FileStores, openStores } from './file-stores.ts'
import { readStored } from './file-store.ts'
import { type FilesAddress, readFilesAddress } from './files-address.ts'

const bucket = 'washhouse'
let server: S3Server
let folder: string
let count = 0

beforeAll(async () => {
  server = await startS3(bucket)
  folder = await mkdtemp(join(tmpdir(), 'washhouse-stores-'))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

function address(): FilesAddress | undefined {
  const url = `s3://${bucket}/test-${count}?endpoint=${server.endpoint}`
  return readFilesAddress({ url, ...s3Keys })
}

describe.each([
  ['A folder', () => undefined],
  ['An S3 bucket', address],
])('%s', (_, addressOf) => {
  let stores: FileStores
  beforeEach(() => {
    count += 1
    stores = openStores(join(folder, String(count)), addressOf())
  })

  it('gives back what was written, whole and in parts', async () => {
    const bytes = randomBytes(700_000)
    expect(await stores.library.write('menu.pdf', bytes)).toBe(true)
    expect(await readStored(stores.library, 'menu.pdf')).toEqual(bytes)
    const file = await stores.library.open('menu.pdf', 1000)
    expect(file?.size).toBe(bytes.length)
    expect(file?.head).toEqual(bytes.subarray(0, 1000))
    const part = file?.stream({ start: 500_000, end: 500_009 })
    expect(part && (await bytesOf(part))).toEqual(bytes.subarray(500_000, 500_010))
  })

  it('writes a file of this machine, which stays', async () => {
    const path = join(folder, `upload-${count}`)
    await writeFile(path, 'of an editor')
    expect(await stores.media.write('ร้านซักผ้า 1.jpg', { path })).toBe(true)
    expect(String(await readStored(stores.media, 'ร้านซักผ้า 1.jpg'))).toBe('of an editor')
    expect(await readFile(path, 'utf8')).toBe('of an editor')
  })

  it('never writes over a file, unless it shall replace it', async () => {
    await stores.media.write('a.jpg', Buffer.from('first'))
    expect(await stores.media.write('a.jpg', Buffer.from('second'))).toBe(false)
    expect(String(await readStored(stores.media, 'a.jpg'))).toBe('first')
    await stores.media.replace('a.jpg', Buffer.from('third'))
    expect(String(await readStored(stores.media, 'a.jpg'))).toBe('third')
    expect((await stores.media.list()).map(({ name }) => name)).toEqual(['a.jpg'])
  })

  it('has a missing file nowhere, but an empty one', async () => {
    expect(await stores.media.open('none.jpg')).toBeUndefined()
    expect(await stores.media.open('none.jpg', 10)).toBeUndefined()
    expect(await stores.media.list()).toEqual([])
    await stores.media.delete('none.jpg')
    expect(await stores.media.move('none.jpg', 'strays', 'batch/none.jpg')).toBe(false)
    expect(await stores.strays.list()).toEqual([])
    await stores.media.write('empty.jpg', Buffer.alloc(0))
    expect(await stores.media.open('empty.jpg')).toMatchObject({ size: 0 })
  })

  it('lists its files in order, with size and time, and none of another folder', async () => {
    const begin = Date.now() - 2000
    await stores.leadPhotos.write('b.jpg', Buffer.from('four'))
    await stores.leadPhotos.write('a.jpg', Buffer.from('x'))
    await stores.media.write('c.jpg', Buffer.from('x'))
    const listed = await stores.leadPhotos.list()
    expect(listed.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['a.jpg', 1],
      ['b.jpg', 4],
    ])
    for (const { modified } of listed) expect(modified.getTime()).toBeGreaterThan(begin)
    expect((await stores.leadPhotos.list('b')).map(({ name }) => name)).toEqual(['b.jpg'])
  })

  it('lists more than a thousand files', async () => {
    const names = Array.from({ length: 1010 }, (__, index) => `${10_000 + index}.jpg`)
    const some = pLimit(20)
    const write = (name: string) => stores.boardPictures.replace(name, Buffer.from('x'))
    await some.map(names, write)
    expect((await stores.boardPictures.list()).map(({ name }) => name)).toEqual(names)
  })

  it('moves a file to another folder', async () => {
    await stores.media.write('ร้าน +1.jpg', Buffer.from('shop'))
    expect(await stores.media.move('ร้าน +1.jpg', 'strays', 'batch/ร้าน +1.jpg')).toBe(true)
    expect(await stores.media.list()).toEqual([])
    expect(String(await readStored(stores.strays, 'batch/ร้าน +1.jpg'))).toBe('shop')
    await stores.strays.delete('batch/ร้าน +1.jpg')
    expect(await stores.strays.list()).toEqual([])
  })

  it('keeps every line that is added, in order', async () => {
    for (const line of ['one', 'two', 'three']) await stores.traffic.append('day.log', line)
    const lines: string[] = []
    for (const { name } of await stores.traffic.list('day.log'))
      lines.push(...String(await readStored(stores.traffic, name)).split('\n'))
    expect(lines.filter((line) => line !== '')).toEqual(['one', 'two', 'three'])
  })

  it('gives a program a path to read from', async () => {
    await stores.library.write('a.pdf', Buffer.from('pages'))
    expect(await stores.library.onDisk('a.pdf', (path) => readFile(path, 'utf8'))).toBe('pages')
  })

  it('fails a part of a file that was replaced meanwhile', async () => {
    await stores.mail.replace('a.eml', Buffer.from('first'))
    const file = await stores.mail.open('a.eml')
    await stores.mail.replace('a.eml', Buffer.from('other, longer'))
    const part = file?.stream({ start: 0, end: 4 })
    await expect(part && bytesOf(part)).rejects.toThrow(/replaced|does not answer/)
  })
})

describe('An S3 bucket', () => {
  it('leaves no copy of a file on this machine', async () => {
    const dataDir = join(folder, 'scratch')
    const { library } = openStores(dataDir, address())
    await library.replace('a.pdf', Buffer.from('pages'))
    await library.onDisk('a.pdf', () => Promise.resolve())
    expect(await readdir(join(dataDir, 'cache/uploads'))).toEqual([])
  })

  it('is an outage while it does not answer, and answers afterwards', async () => {
    const { media } = openStores(folder, address())
    await media.write('a.jpg', Buffer.from('x'))
    await server.pause()
    const failures = [
      media.open('a.jpg'),
      media.write('b.jpg', Buffer.from('x')),
      media.list(),
      media.delete('a.jpg'),
    ]
    for (const failure of await Promise.allSettled(failures))
      expect(failure.status === 'rejected' && findOutage(failure.reason)).toBe('files away')
    await server.resume()
    expect(String(await readStored(media, 'a.jpg'))).toBe('x')
  })

  it('is an outage when it refuses the keys or has no such bucket', async () => {
    const url = `s3://${bucket}/x?endpoint=${server.endpoint}`
    const refused = readFilesAddress({ url, ...s3Keys, accessKeyId: 'unknown' })
    const none = readFilesAddress({ url: url.replace(bucket, 'none'), ...s3Keys })
    for (const wrong of [refused, none]) {
      const failure = await openStores(folder, wrong)
        .media.list()
        .catch((error: unknown) => error)
      expect(findOutage(failure)).toBe('files away')
    }
  })
})

describe('FILES_URL', () => {
  it('names bucket, prefix, region and endpoint', () => {
    const url = 's3://files/shop/one/?endpoint=https://s3.example.com&region=ap-southeast-7'
    expect(readFilesAddress({ url, ...s3Keys })).toEqual({
      bucket: 'files',
      prefix: 'shop/one/',
      region: 'ap-southeast-7',
      endpoint: 'https://s3.example.com',
      credentials: s3Keys,
    })
  })

  it('is refused without the keys', () => {
    const settings = { url: 's3://files', accessKeyId: 'x', secretAccessKey: undefined }
    expect(() => readFilesAddress(settings)).toThrow('AWS_SECRET_ACCESS_KEY')
  })
})

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
