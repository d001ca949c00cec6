import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { ZodError } from 'zod'
import { branchCalls } from '../branch/branch.calls.ts'
import { branchFixture } from '../branch/branch.fixtures.ts'
import { settingsCalls } from '../settings/settings.calls.ts'
import { settingsFixture } from '../settings/settings.fixtures.ts'
import type { Call, QueryShape } from '../wire/call.ts'
import type { CallOptions } from './call-options.ts'
import { BreakerOpenError } from './breaker.ts'
import { createContentClient, startDeadline, type ContentClientOptions } from './content-client.ts'
import { playService, refusal } from './service.fixtures.ts'
import { ServiceError } from './service-error.ts'

const page = {
  total: { total_page: 1, total: 1 },
  next: null,
  result: [branchFixture.wire.th],
}
const branches = () => Response.json(page)
const unavailable = () => refusal(503, 'SERVICE_UNAVAILABLE', 'Starting.')
const offline = new TypeError('fetch failed')

function open(
  service: ReturnType<typeof playService>,
  options: Partial<ContentClientOptions> = {},
) {
  const baseUrl = 'http://content.test:8055'
  return createContentClient({ baseUrl, fetch: service.fetch, ...options })
}

describe('A call', () => {
  it('gives clean records in the language asked for [S7.branch.2]', async () => {
    const service = playService(branches())
    const answer = await open(service).call(branchCalls.listBranches, { language: 'th' })
    expect(answer).toEqual({ totalPages: 1, total: 1, next: null, items: [branchFixture.clean.th] })
  })

  it('prints the query, lists with commas, nothing for what is absent', async () => {
    const service = playService(branches())
    const query = { page: 2, limit: 12, sector: undefined, search: 'น้ำ & ฟอง', ids: [7, 12] }
    await open(service).call(branchCalls.listBranches, { language: 'th', query })
    const { pathname, searchParams } = new URL(service.received[0]!.url)
    expect(pathname).toBe('/api/branch')
    expect(Object.fromEntries(searchParams)).toEqual({
      page: '2',
      limit: '12',
      search: 'น้ำ & ฟอง',
      ids: '7,12',
    })
  })

  it.each([
    ['http://content.test:8055', 'http://content.test:8055/items/settings'],
    ['http://content.test/base', 'http://content.test/base/items/settings'],
    ['http://content.test/base/', 'http://content.test/base/items/settings'],
  ])('goes below the base address %s', async (baseUrl, url) => {
    const service = playService(Response.json({ data: settingsFixture.wire.th }))
    await open(service, { baseUrl }).call(settingsCalls.getSettings, { language: 'th' })
    expect(service.received[0]?.url).toBe(url)
  })

  it.each([
    ['nimman-soi-11', '/api/branch/nimman-soi-11'],
    [
      'สาขา ๑/๒?x=1#y',
      '/api/branch/%E0%B8%AA%E0%B8%B2%E0%B8%82%E0%B8%B2%20%E0%B9%91%2F%E0%B9%92%3Fx%3D1%23y',
    ],
    ['../../items/settings', '/api/branch/..%2F..%2Fitems%2Fsettings'],
    ['..', '/api/branch/%252E%252E'],
    ['.', '/api/branch/%252E'],
    [7, '/api/branch/7'],
  ])('keeps the id %s in one segment of the path', async (id, path) => {
    const service = playService(Response.json({ result: branchFixture.wire.th }))
    await open(service).call(branchCalls.getBranch, { language: 'th', path: { id } })
    expect(new URL(service.received[0]!.url).pathname).toBe(path)
  })

  it('is not made without the id that its path needs', async () => {
    const service = playService(branches())
    const client = open(service)
    const needsId = 'The path /api/branch/{id} needs "id"'
    const getBranch: Call<QueryShape, unknown> = branchCalls.getBranch
    const call = (path: Record<string, string>) => client.call(getBranch, { language: 'th', path })
    await expect(call({})).rejects.toThrow(needsId)
    await expect(call({ id: '' })).rejects.toThrow(needsId)
    expect(service.received).toEqual([])
  })
})

describe('Headers', () => {
  type Options = Partial<CallOptions<QueryShape>>

  async function headersFor(
    options: Options,
    serviceToken?: string,
    call: Call<QueryShape, unknown> = branchCalls.listBranches,
  ) {
    const service = playService(branches())
    const client = open(service, serviceToken ? { serviceToken } : {})
    await client.call(call, { language: 'th', ...options })
    return service.received[0]!
  }

  it.each(['th', 'en'] as const)('always name the language: %s [S7.calls.1]', async (language) => {
    const { headers } = await headersFor({ language })
    expect(headers).toEqual({ accept: 'application/json', lang: language })
  })

  const personalData: Call<QueryShape, unknown> = { ...branchCalls.listBranches, caller: 'member' }

  it('carry a bearer token only when one is given, to a call of members [S6.roles.3]', async () => {
    const member = { token: 'member' }
    const shown = await headersFor(member, undefined, personalData)
    expect(shown.headers['authorization']).toBe('Bearer member')
    for (const { headers } of [await headersFor(member), await headersFor({}, '', personalData)])
      expect(headers).not.toHaveProperty('authorization')
  })

  it("carry the visitor's address only together with the service token", async () => {
    const visitorAddress = '203.0.113.9'
    const trusted = await headersFor({ visitorAddress }, 'secret')
    expect(trusted.headers).toMatchObject({
      'x-visitor-address': visitorAddress,
      'x-service-token': 'secret',
    })
    for (const { headers } of [
      await headersFor({ visitorAddress }),
      await headersFor({}, 'secret'),
    ]) {
      expect(headers).not.toHaveProperty('x-visitor-address')
      expect(headers).not.toHaveProperty('x-service-token')
    }
  })

  it('carry a preview token, and then is_preview stands in the query', async () => {
    const preview = await headersFor({ previewToken: 'signed' })
    expect(preview.headers['x-preview-token']).toBe('signed')
    expect(new URL(preview.url).searchParams.get('is_preview')).toBe('true')
    expect((await headersFor({})).url).not.toContain('is_preview')
  })

  it('never follow a redirect', async () => {
    expect((await headersFor({ token: 'member' }, '', personalData)).redirect).toBe('error')
  })
})

describe('A failed read', () => {
  const list = (service: ReturnType<typeof playService>, options = {}) =>
    open(service).call(branchCalls.listBranches, { language: 'th', ...options })

  it.each([
    ['a network error', offline],
    ['a 503', unavailable()],
    ['a 500', refusal(500, 'INTERNAL_SERVER_ERROR', 'Broken.')],
  ])('is tried once more after %s', async (_, failure) => {
    const service = playService(failure, branches())
    await expect(list(service)).resolves.toHaveProperty('total', 1)
    expect(service.received).toHaveLength(2)
  })

  it('is tried once more when the body breaks off', async () => {
    const broken = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(offline) }))
    const service = playService(broken, branches())
    await expect(list(service)).resolves.toHaveProperty('total', 1)
  })

  it('is tried no third time', async () => {
    const service = playService(unavailable())
    await expect(list(service)).rejects.toBeInstanceOf(ServiceError)
    expect(service.received).toHaveLength(2)
  })

  it.each([400, 401, 403, 404, 429])('is not tried again after a %d', async (status) => {
    const service = playService(refusal(status, 'FORBIDDEN', 'No.'), branches())
    await expect(list(service)).rejects.toMatchObject({ status })
    expect(service.received).toHaveLength(1)
  })

  it('is not tried again after the deadline', async () => {
    const service = playService(offline)
    await expect(list(service, { signal: AbortSignal.abort() })).rejects.toBe(offline)
    expect(service.received).toHaveLength(1)
  })

  it('rejects with the body of the service [S8.errors.2]', async () => {
    const service = playService(refusal(404, 'NOT_FOUND', 'Branch not found.'))
    const error: unknown = await list(service).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ServiceError)
    expect(error).toMatchObject({
      message: 'Branch not found.',
      status: 404,
      body: { errors: [{ message: 'Branch not found.', extensions: { code: 'NOT_FOUND' } }] },
    })
  })

  it('rejects with a network error unchanged [S8.errors.2]', async () => {
    await expect(list(playService(offline))).rejects.toBe(offline)
  })

  it('rejects when the answer is none of the contract', async () => {
    await expect(list(playService(Response.json({ rows: [] })))).rejects.toBeInstanceOf(ZodError)
    await expect(list(playService(new Response('<html>')))).rejects.toBeInstanceOf(SyntaxError)
  })
})

describe('The breaker of a client', () => {
  it('opens for a service that cannot be reached, and spares it further calls', async () => {
    const service = playService(offline)
    const client = open(service)
    const list = () => client.call(branchCalls.listBranches, { language: 'th' })
    await expect(list()).rejects.toBe(offline)
    await vi.waitFor(() => expect(list()).rejects.toBeInstanceOf(BreakerOpenError))
    const before = service.received.length
    await expect(list()).rejects.toBeInstanceOf(BreakerOpenError)
    expect(service.received).toHaveLength(before)
  })

  it('does not open because the service fails or refuses', async () => {
    for (const reply of [unavailable(), refusal(404, 'NOT_FOUND', 'Branch not found.')]) {
      const client = open(playService(reply))
      const get = () => client.call(branchCalls.getBranch, { language: 'th', path: { id: 'none' } })
      for (let time = 0; time < 5; time += 1)
        await expect(get()).rejects.toBeInstanceOf(ServiceError)
    }
  })
})

describe('A deadline', () => {
  it('is shared by all calls of a page', async () => {
    const service = playService(branches())
    const client = open(service)
    const signal = startDeadline(3000)
    await client.call(branchCalls.listBranches, { language: 'th', signal })
    await client.call(branchCalls.listBranches, { language: 'en', signal })
    expect(service.received.map((request) => request.signal)).toEqual([signal, signal])
  })

  it('ends a call that takes too long, with its own error', async () => {
    const hanging: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true })
      })
    const client = createContentClient({ baseUrl: 'http://content.test', fetch: hanging })
    const call = client.call(branchCalls.listBranches, {
      language: 'th',
      signal: startDeadline(20),
    })
    await expect(Promise.race([call, wait(2000)])).rejects.toHaveProperty('name', 'TimeoutError')
  })
})
