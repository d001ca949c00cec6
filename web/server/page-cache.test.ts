import { beforeEach, expect, test, vi } from 'vitest'
import { createPageCache, type PageAddress } from './page-cache.ts'
import type { Rendered } from './render.ts'

const mebibyte = 1024 * 1024
let renders: string[]
let page: (url: string) => Partial<Omit<Rendered, 'note'>> & { tags?: string[] }

beforeEach(() => {
  renders = []
  page = () => ({})
})

function open(maxBytes = mebibyte) {
  const pages = createPageCache({
    maxBytes,
    isHttps: false,
    onHiddenError: () => {},
    async render(address) {
      const url = address.replace(/^http:\/\/[^/]+/, '')
      renders.push(url)
      const { tags = ['branch'], ...over } = page(url)
      return {
        status: 200,
        headers: new Headers({ 'content-type': 'text/html' }),
        body: Buffer.from(url),
        nonce: 'n',
        note: { tags: new Set(tags), isIncomplete: false },
        ...over,
      }
    },
  })
  const client = { visitor: '203.0.113.7' }
  return { ...pages, read: (address: PageAddress) => pages.read(address, client) }
}

function at(url: string, origin = 'http://localhost'): PageAddress {
  const target = { url, twinUrl: `${url}.data` }
  return { origin, target }
}

const bodyOf = (answer: { identity: { body: Buffer } } | null | undefined) =>
  answer?.identity.body.toString()

test('the same path of another origin is another page', async () => {
  const pages = open()
  await pages.read(at('/branch'))
  expect(pages.fresh(at('/branch'))).toBeDefined()
  expect(pages.fresh(at('/branch', 'http://127.0.0.1'))).toBeUndefined()
})

test('a shared cache may store pages and missing pages; in an outage it may send only pages', async () => {
  const pages = open()
  const headersOf = async (url: string) => (await pages.read(at(url)))?.identity.headers ?? []
  const lifetimeOf = async (url: string) => {
    const headers = await headersOf(url)
    return headers[headers.indexOf('Cache-Control') + 1]
  }
  const kept = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
  expect(await lifetimeOf('/branch')).toBe(`${kept}, stale-while-revalidate=1`)
  expect(await headersOf('/branch')).not.toContain('Vary')
  for (const [status, expected] of [
    [404, 'public, max-age=0, s-maxage=1'],
    [308, 'no-store'],
    [500, 'no-store'],
  ] as const) {
    page = () => ({ status })
    expect(await lifetimeOf(`/branch/${status}`)).toBe(expected)
  }
  page = () => ({ headers: new Headers({ 'content-type': 'text/x-script' }) })
  expect(await lifetimeOf('/news.data')).toBe(kept)
})

test('a purge tells the addresses that a shared cache must purge; everything once a page was removed for lack of space', async () => {
  const pages = open(100_000)
  await pages.read(at('/branch'))
  page = () => ({ tags: ['news'] })
  await pages.read(at('/news'))
  await vi.waitFor(() => expect(renders).toHaveLength(4))
  const own = ['http://localhost/branch', 'http://localhost/branch.data']
  expect(pages.purge(['branch'])).toEqual(own)
  expect(pages.purge(['faq'])).toEqual([])
  page = () => ({ body: Buffer.alloc(20_000) })
  for (let number = 1; number <= 5; number += 1) await pages.read(at(`/branch?page=${number}`))
  expect(pages.purge(['faq'])).toBe('everything')
  expect(pages.purge(['faq'])).toEqual([])
})

test('a flood of queries does not push the pages themselves out', async () => {
  const pages = open()
  page = () => ({ body: Buffer.alloc(20_000) })
  await pages.read(at('/branch'))
  for (let number = 1; number <= 200; number += 1) await pages.read(at(`/branch?page=${number}`))
  expect(pages.fresh(at('/branch'))).toBeDefined()
  expect(pages.fresh(at('/branch?page=200'))).toBeDefined()
  expect(pages.fresh(at('/branch?page=1'))).toBeUndefined()
})

test('an edit reaches pages with and without a query', async () => {
  const pages = open()
  const both = [at('/branch'), at('/branch?page=2')]
  for (const one of both) await pages.read(one)
  pages.purge(['branch'])
  expect(both.map((one) => pages.fresh(one))).toEqual([undefined, undefined])
  for (const one of both) await pages.read(one)
  pages.purgeAll()
  expect(both.map((one) => pages.fresh(one))).toEqual([undefined, undefined])
})

test('a flood of made-up addresses does not push pages out and is kept only in part', async () => {
  const pages = open()
  await pages.read(at('/branch'))
  page = () => ({ status: 404, tags: [] })
  for (let number = 1; number <= 1000; number += 1) await pages.read(at(`/branch/${number}`))
  expect(pages.fresh(at('/branch'))).toBeDefined()
  renders = []
  await pages.read(at('/branch/1000'))
  await pages.read(at('/branch/1'))
  expect(renders).toEqual(['/branch/1'])
})

test('a missing page brings no twin along and leaves with the one that was there', async () => {
  const pages = open()
  await pages.read(at('/branch/siam'))
  pages.purge(['branch'])
  page = () => ({ status: 404, tags: [] })
  renders = []
  expect((await pages.read(at('/branch/siam')))?.status).toBe(404)
  expect(renders).toEqual(['/branch/siam'])
  page = () => {
    throw new Error('away')
  }
  pages.purge(['branch'])
  await expect(pages.read(at('/branch/siam'))).rejects.toThrow('away')
})

test('a page that sets a cookie is for one visitor only, not for others that wait for it', async () => {
  const pages = open()
  page = () => ({ headers: new Headers({ 'set-cookie': 'visitor=1' }) })
  const both = await Promise.all([pages.read(at('/')), pages.read(at('/'))])
  expect(both).toEqual([null, null])
  expect(pages.fresh(at('/'))).toBeUndefined()
})

test('a public page that has no tags is a fault, not a page that no edit reaches', async () => {
  page = () => ({ tags: [] })
  await expect(open().read(at('/branch'))).rejects.toThrow('has no tags')
})

test('a twin that fails disturbs nobody', async () => {
  const pages = open()
  page = (url) => {
    if (url.endsWith('.data')) throw new Error('away')
    return {}
  }
  expect(bodyOf(await pages.read(at('/branch')))).toBe('/branch')
  await vi.waitFor(() => expect(renders).toEqual(['/branch', '/branch.data']))
  expect(bodyOf(pages.fresh(at('/branch')))).toBe('/branch')
})

test('a page larger than the whole cache is still shown', async () => {
  const pages = open(1000)
  page = () => ({ body: Buffer.alloc(5000, 'a') })
  expect((await pages.read(at('/branch')))?.status).toBe(200)
  expect(pages.fresh(at('/branch'))).toBeUndefined()
})
