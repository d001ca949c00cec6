import { randomBytes } from 'node:crypto'
import {
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFileCache, type FileCache } from './file-cache.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-files-'))
})

afterEach(() => rm(folder, { recursive: true }))

const textOf = async (store: FileCache, name: string) => (await store.read(name))?.start.toString()

it('keeps files across a restart and clears what a killed write left', async () => {
  await createFileCache({ folder, maxBytes: 1000 }).write('a.webp', Buffer.from('picture'))
  await writeFile(join(folder, '.half'), 'pic')
  const restarted = createFileCache({ folder, maxBytes: 1000 })
  expect(await textOf(restarted, 'a.webp')).toBe('picture')
  expect(await readdir(folder)).toEqual(['a.webp'])
})

it('lets the longest unused go when they take too much room', async () => {
  const store = createFileCache({ folder, maxBytes: 1000 })
  for (const name of ['a', 'b', 'c']) await store.write(name, Buffer.alloc(290))
  await store.read('a')
  await store.write('d', Buffer.alloc(290))
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'd'])
  expect(await store.read('b')).toBeUndefined()
})

it.each(['goes on running', 'was restarted'])(
  'lets go what nobody asked for in a month, where the service %s',
  async (since) => {
    const day = 24 * 60 * 60 * 1000
    let time = Date.now()
    const open = () => createFileCache({ folder, maxBytes: 1000, now: () => time })
    const store = open()
    for (const name of ['used', 'unused']) await store.write(name, Buffer.alloc(10))
    time += 20 * day
    await store.read('used')
    time += 11 * day
    await (since === 'was restarted' ? open() : store).write('new', Buffer.alloc(10))
    expect((await readdir(folder)).toSorted()).toEqual(['new', 'used'])
  },
)

it('keeps nothing that is larger than all may be, and what it could not write leaves no trace', async () => {
  const store = createFileCache({ folder, maxBytes: 1000 })
  await store.write('large', Buffer.alloc(1001))
  await expect(store.write('no/such/folder', Buffer.alloc(10))).rejects.toThrow('ENOENT')
  expect(await readdir(folder)).toEqual([])
  expect(await store.stats()).toEqual({ files: 0, bytes: 0 })
})

it('goes on when its folder is emptied while the service runs', async () => {
  let time = Date.now()
  const store = createFileCache({ folder, maxBytes: 1000, now: () => time })
  await store.write('a', Buffer.alloc(10))
  await rm(folder, { recursive: true })
  time += 2 * 24 * 60 * 60 * 1000
  await expect(store.read('a')).rejects.toThrow('ENOENT')
  await store.remove('a')
  await store.write('b', Buffer.alloc(10))
  expect(await readdir(folder)).toEqual(['b'])
})

describe('A file that was damaged', () => {
  const content = randomBytes(300_000)
  const inFolder = (name: string) => join(folder, name)
  const damages: [how: string, damage: (path: string) => Promise<unknown>][] = [
    ['overwritten', async (path) => writeFile(path, randomBytes((await readFile(path)).length))],
    ['of which one byte is another', (path) => flip(path, 200_000)],
    ['of which the first byte is another', (path) => flip(path, 0)],
    ['cut short', (path) => truncate(path, 299_000)],
    ['cut short within its checksum', (path) => truncate(path, 5)],
    ['emptied', (path) => truncate(path, 0)],
    ['lengthened', (path) => writeFile(path, 'x', { flag: 'a' })],
    ['without a checksum, of an earlier version', (path) => writeFile(path, content)],
    ['another one’s', (path) => copyFile(inFolder('other'), path)],
  ]
  async function flip(path: string, at: number): Promise<void> {
    const bytes = await readFile(path)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await writeFile(path, bytes)
  }

  it.each(damages)('is never given: %s, before it was read and after', async (_, damage) => {
    for (const wholeBytes of [Infinity, 100_000]) {
      const store = createFileCache({ folder, maxBytes: 2_000_000 })
      await store.write('other', Buffer.from(content.toReversed()))
      await store.write('a', content)
      expect((await store.read('a', wholeBytes))?.size).toBe(content.length)
      await damage(inFolder('a'))
      for (const each of [store, createFileCache({ folder, maxBytes: 2_000_000 })])
        await expect(each.read('a', wholeBytes)).rejects.toMatchObject({ name: 'DamagedFileError' })
      await store.write('a', content)
      expect((await store.read('a'))?.start).toEqual(content)
    }
  })

  it('is found where it is long, too, and was read while it was whole', async () => {
    const store = createFileCache({ folder, maxBytes: 1_000_000 })
    await store.write('a', content)
    const longAgo = new Date(Date.now() - 60_000)
    await utimes(inFolder('a'), longAgo, longAgo)
    for (let count = 0; count < 2; count += 1) {
      const file = await store.read('a', 100)
      expect(file?.start).toEqual(content.subarray(0, 100))
      if (!file) throw new Error('it is gone')
      expect(await buffer(await file.stream(50, 250_000))).toEqual(content.subarray(50, 250_001))
    }
    await flip(inFolder('a'), 299_999)
    await utimes(inFolder('a'), longAgo, longAgo)
    await expect(store.read('a', 100)).rejects.toThrow('damaged')
  })
})
