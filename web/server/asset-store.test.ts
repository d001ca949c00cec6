import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoredAsset } from './asset-file.ts'
import { createAssetStore } from './asset-store.ts'

const head = { contentType: 'application/pdf', etag: '"e"', disposition: 'inline' }
const large = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
let dir: string
let errors: unknown[]

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'asset-store-'))
  errors = []
})
afterEach(async () => {
  await rm(dir, { recursive: true, force: true, maxRetries: 3 })
})

const open = (maxBytes = 10_000_000) =>
  createAssetStore({ folder: dir, maxBytes, onError: (error) => errors.push(error) })
const asset = (id: string, search = '') => ({ id, search })

async function bytesOf(stored: StoredAsset | undefined, start = 0, end = (stored?.size ?? 0) - 1) {
  const bytes = await stored?.open(start, end)
  if (bytes === undefined) return undefined
  return Buffer.isBuffer(bytes) ? bytes : await buffer(bytes)
}

async function onlyFile(): Promise<string> {
  const [name, ...more] = await readdir(dir)
  if (name === undefined || more.length > 0) throw new Error('one file expected')
  return join(dir, name)
}

test.each([
  ['small', Buffer.from('0123456789')],
  ['large', large],
])('a %s file comes back whole and in parts, after a restart too', async (_kind, body) => {
  await open().write(asset('a'), head, body)
  for (const store of [open(), open()]) {
    const stored = await store.read(asset('a'))
    expect(stored).toMatchObject({ ...head, size: body.length })
    expect(await bytesOf(stored)).toEqual(body)
    expect(await bytesOf(stored, 3, 7)).toEqual(body.subarray(3, 8))
    expect(await bytesOf(stored, body.length - 1)).toEqual(body.subarray(-1))
  }
})

test('each transform is a file of its own', async () => {
  const store = open()
  await store.write(asset('a', '?width=64'), head, Buffer.from('small'))
  await store.write(asset('a', '?width=640'), head, Buffer.from('wide'))
  expect(String(await bytesOf(await store.read(asset('a', '?width=64'))))).toBe('small')
  expect(await store.read(asset('a'))).toBeUndefined()
})

test('a file cut short, lengthened or overwritten with junk is not served and goes', async () => {
  const store = open()
  const damages = [
    async (path: string) => truncate(path, (await stat(path)).size - 1),
    (path: string) => truncate(path, 0),
    async (path: string) =>
      writeFile(path, Buffer.concat([await readFile(path), Buffer.from('x')])),
    (path: string) => writeFile(path, '{"contentType":1}\njunk'),
    (path: string) => writeFile(path, Buffer.alloc(200_000)),
    (path: string) => rm(path),
  ]
  for (const damage of damages) {
    await store.write(asset('a'), head, large)
    await damage(await onlyFile())
    expect(await store.read(asset('a'))).toBeUndefined()
    expect(await readdir(dir)).toEqual([])
  }
  expect(errors).toHaveLength(damages.length)
  expect(await store.stats()).toEqual({ files: 0, bytes: 0 })
})

test('a large file that is replaced between its head and its bytes is not mixed with the new one', async () => {
  const store = open()
  await store.write(asset('a'), head, large)
  const stored = await store.read(asset('a'))
  await store.write(
    asset('a'),
    { ...head, etag: '"a longer one"' },
    Buffer.from(large.toReversed()),
  )
  await expect(bytesOf(stored)).rejects.toThrow('replaced')
})

test('the bound in bytes holds, what was not read for longest goes, after a restart too', async () => {
  const store = open(2000)
  for (const id of ['a', 'b', 'c']) await store.write(asset(id), head, Buffer.alloc(500))
  await store.read(asset('a'))
  await store.write(asset('d'), head, Buffer.alloc(500))
  expect(await store.read(asset('b'))).toBeUndefined()
  expect(await bytesOf(await store.read(asset('a')))).toHaveLength(500)
  await vi.waitFor(async () => expect(await readdir(dir)).toHaveLength(3))
  const smaller = open(1000)
  expect((await smaller.stats()).bytes).toBeLessThanOrEqual(1000)
  await vi.waitFor(async () => expect(await readdir(dir)).toHaveLength(1))
})

test('what nobody asked for in a month goes, after a restart too', async () => {
  for (const id of ['seen', 'forgotten']) await open().write(asset(id), head, Buffer.from('x'))
  const [old = ''] = (await readdir(dir)).filter((name) => name.startsWith('forgotten'))
  const longAgo = Date.now() / 1000 - 31 * 24 * 60 * 60
  await utimes(join(dir, old), longAgo, longAgo)
  const store = open()
  expect(await store.read(asset('forgotten'))).toBeUndefined()
  expect(await store.read(asset('seen'))).toBeDefined()
  expect(await readdir(dir)).toHaveLength(1)
})

test('what is larger than the bound, and what a killed process left half-written, is not kept', async () => {
  await writeFile(join(dir, '.0d6f'), 'half')
  const store = open(1000)
  await store.write(asset('a'), head, Buffer.alloc(5000))
  expect(await store.read(asset('a'))).toBeUndefined()
  expect(await readdir(dir)).toEqual([])
})

test('a removed one is gone', async () => {
  const store = open()
  await store.write(asset('a'), head, Buffer.from('x'))
  await store.remove(asset('a'))
  await store.remove(asset('never there'))
  expect(await store.read(asset('a'))).toBeUndefined()
  expect(await readdir(dir)).toEqual([])
})

test('all transforms of one picture can be removed, and no other picture’s', async () => {
  const store = open()
  for (const search of ['', '?width=64', '?width=640'])
    await store.write(asset('a', search), head, Buffer.from('x'))
  await store.write(asset('b'), head, Buffer.from('y'))
  await store.removeAll('a')
  expect(await store.read(asset('a', '?width=64'))).toBeUndefined()
  expect(String(await bytesOf(await store.read(asset('b'))))).toBe('y')
  expect(await readdir(dir)).toHaveLength(1)
})
