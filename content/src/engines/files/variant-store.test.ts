import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createVariantStore } from './variant-store.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'variants-'))
})

afterEach(() => rm(folder, { recursive: true }))

it('keeps variants across a restart and clears what a killed write left', async () => {
  await createVariantStore({ folder, maxBytes: 1000 }).write('a.webp', Buffer.from('picture'))
  await writeFile(join(folder, 'half.part'), 'pic')
  const restarted = createVariantStore({ folder, maxBytes: 1000 })
  expect((await restarted.read('a.webp'))?.toString()).toBe('picture')
  expect(await readdir(folder)).toEqual(['a.webp'])
})

it('lets the longest unused go when they take too much room', async () => {
  const store = createVariantStore({ folder, maxBytes: 1000 })
  for (const name of ['a', 'b', 'c']) {
    await store.write(name, Buffer.alloc(300))
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await store.read('a')
  await store.write('d', Buffer.alloc(300))
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'd'])
  expect(await store.read('b')).toBeUndefined()
})

it.each(['goes on running', 'was restarted'])(
  'lets go what nobody asked for in a month, where the service %s',
  async (since) => {
    const day = 24 * 60 * 60 * 1000
    let time = Date.now()
    const open = () => createVariantStore({ folder, maxBytes: 1000, now: () => time })
    const store = open()
    for (const name of ['used', 'unused']) await store.write(name, Buffer.alloc(10))
    time += 20 * day
    await store.read('used')
    time += 11 * day
    await (since === 'was restarted' ? open() : store).write('new', Buffer.alloc(10))
    expect((await readdir(folder)).toSorted()).toEqual(['new', 'used'])
  },
)
