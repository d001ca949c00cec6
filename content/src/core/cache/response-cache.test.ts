import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { invalidQuery } from '@washhouse/contract/wire/errors'
import type { ContractRoute } from '../calls/contract-route.ts'
import { createResponseCache } from './response-cache.ts'

const route = (path: string, isLocalised = true): ContractRoute => ({
  method: 'GET',
  caller: 'anyone',
  path,
  isLocalised,
  parameterNames: ['page', 'limit', 'is_preview'],
  async answer({ pathname, path: places, parameters, language }) {
    const name = `${language} ${pathname}?${parameters.toString()}`.replace(/\?$/, '')
    asked.push(name)
    const made = asked.length
    await gate
    if (parameters.get('page') === '99') throw invalidQuery('no such page')
    return { body: { name, places, made, filler: 'ซักอบ'.repeat(100) }, tags: ['branch'] }
  },
})

let asked: string[]
let gate: Promise<void> | undefined
let cache: ReturnType<typeof createResponseCache>
let server: ReturnType<typeof createServer>
let url: string

beforeEach(async () => {
  asked = []
  gate = undefined
  cache = createResponseCache({
    routes: [
      route('/api/branch'),
      route('/api/branch_points', false),
      { ...route('/api/notes'), caller: 'member' },
      { ...route('/api/problems/:id'), limit: { most: 60, spanSeconds: 60 } },
      // A response that must not be stored although it has tags.
      { ...route('/api/secret'), isSecret: true },
      route('/api/notes_of/:owner/:id'),
    ],
    headers: ['X-Content-Type-Options', 'nosniff'],
    maxBytes: 1_000_000,
    onError: (error) => {
      throw error
    },
  })
  server = createServer((req, res) => {
    if (!cache.handle(req, res)) res.end('not cached')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => server.close())

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}${path}`, { headers })
  return { response, text: await response.text() }
}

describe('the response cache', () => {
  it('reads once if requests differ only in order and unknown parameters', async () => {
    await get('/api/branch?page=1&limit=2')
    await get('/api/branch?limit=2&page=1&utm_source=line')
    expect(asked).toEqual(['th /api/branch?limit=2&page=1'])
  })

  it('keeps languages apart, and any language that is not English is Thai', async () => {
    await get('/api/branch', { lang: 'en' })
    await get('/api/branch', { lang: 'th' })
    await get('/api/branch', { lang: 'xx' })
    await get('/api/branch_points', { lang: 'en' })
    await get('/api/branch_points', { lang: 'th' })
    expect(asked).toEqual(['en /api/branch', 'th /api/branch', 'en /api/branch_points'])
  })

  it('answers 304 to the entity tag it gave', async () => {
    const { response } = await get('/api/branch')
    const etag = response.headers.get('etag') ?? ''
    const again = await get('/api/branch', { 'if-none-match': etag })
    expect(again.response.status).toBe(304)
    expect(response.headers.get('vary')).toContain('lang')
    expect(response.headers.has('x-reply-tags')).toBe(false)
  })

  it('sends the first answer in gzip, and in brotli once it is asked for again', async () => {
    const both = { 'accept-encoding': 'gzip, br' }
    const first = await get('/api/branch_points', both)
    expect(first.response.headers.get('content-encoding')).toBe('gzip')
    await expect
      .poll(async () => {
        const { response } = await get('/api/branch_points', both)
        return response.headers.get('content-encoding')
      })
      .toBe('br')
    expect((await get('/api/branch_points', both)).text).toBe(first.text)
    const gzip = await get('/api/branch_points', { 'accept-encoding': 'gzip' })
    expect(gzip.response.headers.get('etag')).toBe(first.response.headers.get('etag'))
    expect(asked).toHaveLength(1)
  })

  it('sends Vary for the encoding with every encoding', async () => {
    for (const encoding of ['identity', 'identity', 'gzip', 'br']) {
      const { response } = await get('/api/branch', { 'accept-encoding': encoding })
      expect(response.headers.get('vary')).toBe('Accept-Encoding, lang')
    }
    const small = await get('/api/branch?page=99')
    expect(small.response.headers.get('vary')).toBeNull()
  })

  it('reads path parameters, and leaves escapes to the app', async () => {
    const { text } = await get('/api/notes_of/manee/7')
    expect(JSON.parse(text).places).toEqual({ owner: 'manee', id: '7' })
    expect((await get('/api/notes_of/man%65e/7')).text).toBe('not cached')
  })

  it('produces one response for all waiting requests', async () => {
    let open = () => {}
    gate = new Promise((resolve) => {
      open = resolve
    })
    const waiting = [get('/api/branch'), get('/api/branch'), get('/api/branch')]
    await expect.poll(() => asked.length).toBe(1)
    open()
    const bodies = await Promise.all(waiting)
    expect(new Set(bodies.map(({ text }) => text)).size).toBe(1)
  })

  it('does not store a response that was started before a purge of its tag', async () => {
    let open = () => {}
    gate = new Promise((resolve) => {
      open = resolve
    })
    const early = get('/api/branch')
    await expect.poll(() => asked.length).toBe(1)
    cache.purge(['branch'])
    open()
    await early
    gate = undefined
    expect((await get('/api/branch')).text).toContain('"made":2')
  })

  it('does not store errors', async () => {
    await get('/api/branch?page=99')
    await get('/api/branch?page=99')
    expect(asked).toHaveLength(2)
  })

  it('does not store a response with no-store', async () => {
    await get('/api/secret')
    const { response } = await get('/api/secret')
    expect(asked).toHaveLength(2)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('leaves calls for members and calls with a limit to the app', async () => {
    for (const path of ['/api/notes', '/api/problems/7K3M-Q9TD'])
      expect((await get(path)).text).toBe('not cached')
    expect(asked).toEqual([])
  })

  it('leaves tokens, previews, writes and unknown paths to the app', async () => {
    expect((await get('/api/branch', { authorization: 'Bearer x' })).text).toBe('not cached')
    expect((await get('/api/branch?is_preview=true')).text).toBe('not cached')
    expect((await get('/api/other')).text).toBe('not cached')
    const post = await fetch(`${url}/api/branch`, { method: 'POST' })
    expect(await post.text()).toBe('not cached')
    expect(asked).toEqual([])
  })
})
