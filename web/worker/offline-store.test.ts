import { afterEach, expect, test, vi } from 'vitest'
import { openOfflineStore } from './offline-store.ts'

afterEach(() => vi.unstubAllGlobals())

/** The part of a browser's caches that the store uses. */
function openCaches() {
  const all = new Map<string, Map<string, Response>>()
  const keyOf = (request: RequestInfo | URL) =>
    typeof request === 'string'
      ? request
      : new URL(request instanceof URL ? request : request.url).pathname
  const matchIn = (cache: Map<string, Response>, key: RequestInfo | URL) => cache.get(keyOf(key))
  const caches = {
    async open(name: string) {
      const cache = all.get(name) ?? new Map<string, Response>()
      all.set(name, cache)
      return {
        match: async (key: RequestInfo | URL) => matchIn(cache, key),
        put: async (key: RequestInfo | URL, answer: Response) => void cache.set(keyOf(key), answer),
      }
    },
    match: async (key: RequestInfo | URL) =>
      [...all.values()].map((cache) => matchIn(cache, key)).find(Boolean),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  }
  return { caches: caches as unknown as CacheStorage, all }
}

/** A website that answers these addresses with these bodies; everything else is unreachable. */
function answering(pages: Record<string, string>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(address)
    expect(init.credentials).toBe('omit')
    const body = pages[address]
    if (body === undefined) throw new TypeError('Failed to fetch')
    const answer = new Response(body, { status: body === '503' ? 503 : 200 })
    Object.defineProperty(answer, 'url', { value: `https://fongsai.example${address}` })
    return answer
  })
  return asked
}

const textOf = async (answer: Response | undefined) => answer?.clone().text()
const bare = { '/offline': 'ไทย', '/en/offline': 'English' }

test('it keeps a page in each language, with the files that they name', async () => {
  const { caches, all } = openCaches()
  answering({
    ...bare,
    '/offline': '<link href="/build/offline-1.css">ไทย',
    '/build/offline-1.css': 'css',
  })
  const store = openOfflineStore(caches, 'one')
  await store.fill([])
  expect(await textOf(await store.pageOf('en'))).toBe('English')
  expect([...(all.get('offline-one')?.keys() ?? [])]).toEqual([
    '/build/offline-1.css',
    '/offline',
    '/en/offline',
  ])
})

test('a page whose styles do not come is not kept: the one before stays whole', async () => {
  const { caches } = openCaches()
  answering(bare)
  const store = openOfflineStore(caches, 'one')
  await store.fill([])
  answering({ '/offline?seen=1': '<link href="/build/gone.css">สาขา' })
  await store.keepSeen({ language: 'th', address: '/offline?seen=1' })
  expect(await textOf(await store.pageOf('th'))).toBe('ไทย')
})

test('each look replaces the one before; a failing website or none leaves it', async () => {
  const { caches, all } = openCaches()
  answering({ ...bare, '/offline?seen=1': 'หน้าแรก', '/offline?seen=1&page=2': 'หน้าสอง' })
  const store = openOfflineStore(caches, 'one')
  await store.fill([])
  for (const address of ['/offline?seen=1', '/offline?seen=1&page=2'])
    await store.keepSeen({ language: 'th', address })
  expect(await textOf(await store.pageOf('th'))).toBe('หน้าสอง')
  expect(all.get('offline-one')?.size).toBe(2)

  answering({ '/offline?seen=1': '503' })
  await store.keepSeen({ language: 'th', address: '/offline?seen=1' })
  await store.keepSeen({ language: 'th', address: '/offline?seen=1&page=9' })
  expect(await textOf(await store.pageOf('th'))).toBe('หน้าสอง')
})

test('a new build takes over the list last seen, rendered again, and deletes the older cache', async () => {
  const { caches, all } = openCaches()
  answering({ ...bare, '/offline?seen=1&page=2': 'แบบเก่า' })
  const before = openOfflineStore(caches, 'one')
  await before.fill([])
  await before.keepSeen({ language: 'th', address: '/offline?seen=1&page=2' })
  await caches.open('not-ours')

  answering({ ...bare, '/offline?seen=1&page=2': 'แบบใหม่' })
  const after = openOfflineStore(caches, 'two')
  await after.fill([])
  expect(await textOf(await before.pageOf('th'))).toBe('แบบเก่า')
  await after.dropOlder()
  expect(await textOf(await after.pageOf('th'))).toBe('แบบใหม่')
  expect([...all.keys()]).toEqual(['not-ours', 'offline-two'])
})

test('what the visitor is looking at goes before what was seen earlier', async () => {
  const { caches } = openCaches()
  answering({ ...bare, '/offline?seen=1': 'เห็นอยู่' })
  const store = openOfflineStore(caches, 'one')
  await store.fill([{ language: 'th', address: '/offline?seen=1' }])
  expect(await textOf(await store.pageOf('th'))).toBe('เห็นอยู่')
})

test('without a page to keep it is not installed', async () => {
  const { caches } = openCaches()
  answering({ '/offline': 'ไทย', '/en/offline': '503' })
  await expect(openOfflineStore(caches, 'one').fill([])).rejects.toThrow('/en/offline')
})
