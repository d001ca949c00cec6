import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createKeptFiles } from './kept-files.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-files-'))
})

afterEach(() => rm(folder, { recursive: true }))

it('keeps files across a restart and clears what a killed write left', async () => {
  await createKeptFiles({ folder, maxBytes: 1000 }).write('a.webp', Buffer.from('picture'))
  await writeFile(join(folder, '.half'), 'pic')
  const restarted = createKeptFiles({ folder, maxBytes: 1000 })
  expect(await readFile((await restarted.find('a.webp')) ?? '', 'utf8')).toBe('picture')
  expect(await readdir(folder)).toEqual(['a.webp'])
})

it('lets the longest unused go when they take too much room', async () => {
  const store = createKeptFiles({ folder, maxBytes: 1000 })
  for (const name of ['a', 'b', 'c']) await store.write(name, Buffer.alloc(300))
  await store.find('a')
  await store.write('d', Buffer.alloc(300))
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'd'])
  expect(await store.find('b')).toBeUndefined()
})

it.each(['goes on running', 'was restarted'])(
  'lets go what nobody asked for in a month, where the service %s',
  async (since) => {
    const day = 24 * 60 * 60 * 1000
    let time = Date.now()
    const open = () => createKeptFiles({ folder, maxBytes: 1000, now: () => time })
    const store = open()
    for (const name of ['used', 'unused']) await store.write(name, Buffer.alloc(10))
    time += 20 * day
    await store.find('used')
    time += 11 * day
    await (since === 'was restarted' ? open() : store).write('new', Buffer.alloc(10))
    expect((await readdir(folder)).toSorted()).toEqual(['new', 'used'])
  },
)

it('keeps nothing that is larger than all may be, and what it could not write leaves no trace', async () => {
  const store = createKeptFiles({ folder, maxBytes: 1000 })
  await store.write('large', Buffer.alloc(1001))
  await expect(store.write('no/such/folder', Buffer.alloc(10))).rejects.toThrow('ENOENT')
  expect(await readdir(folder)).toEqual([])
  expect(await store.stats()).toEqual({ files: 0, bytes: 0 })
})

it('goes on when its folder is emptied while the service runs', async () => {
  let time = Date.now()
  const store = createKeptFiles({ folder, maxBytes: 1000, now: () => time })
  await store.write('a', Buffer.alloc(10))
  await rm(folder, { recursive: true })
  time += 2 * 24 * 60 * 60 * 1000
  expect(await store.find('a')).toBe(join(folder, 'a'))
  await store.remove('a')
  await store.write('b', Buffer.alloc(10))
  expect(await readdir(folder)).toEqual(['b'])
})
