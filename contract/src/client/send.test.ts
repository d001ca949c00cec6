import { describe, expect, it } from 'vitest'
import { consentCalls } from '../consent/consent.calls.ts'
import { consentChoiceFixture } from '../consent/consent.fixtures.ts'
import { BreakerOpenError, createBreaker } from './breaker.ts'
import type { SendOptions } from './call-options.ts'
import { createContentClient, type ContentClientOptions } from './content-client.ts'
import { playService, refusal } from './service.fixtures.ts'
import { ServiceError } from './service-error.ts'

const stored = () => new Response(null, { status: 204 })
const offline = new TypeError('fetch failed')

function send(
  service: ReturnType<typeof playService>,
  options: Partial<SendOptions<never, 'anyone'>> = {},
  client: Partial<ContentClientOptions> = {},
) {
  const baseUrl = 'http://content.test:8055/base/'
  return createContentClient({ baseUrl, fetch: service.fetch, ...client }).send(
    consentCalls.recordChoice,
    consentChoiceFixture.clean.th,
    { language: 'th', ...options },
  )
}

describe('A write', () => {
  it('sends the record with its names on the wire, as JSON, and gives nothing back', async () => {
    const service = playService(stored())
    await expect(send(service)).resolves.toBeUndefined()
    const [request] = service.received
    expect(request).toMatchObject({
      method: 'POST',
      url: 'http://content.test:8055/base/items/consent_log',
      redirect: 'error',
      headers: { accept: 'application/json', 'content-type': 'application/json', lang: 'th' },
    })
    expect(JSON.parse(request?.body ?? '')).toEqual(consentChoiceFixture.wire.th)
  })

  it('is also stored when another service answers with the record', async () => {
    const service = playService(Response.json({ data: consentChoiceFixture.wire.th }))
    await expect(send(service)).resolves.toBeUndefined()
  })

  it('carries a key and the address of the visitor only when they are given', async () => {
    const service = playService(stored())
    const options = { idempotencyKey: 'k-1', visitorAddress: '203.0.113.9' }
    await send(service, options, { serviceToken: 'secret' })
    await send(service, { visitorAddress: '203.0.113.9' })
    expect(service.received[0]?.headers).toMatchObject({
      'idempotency-key': 'k-1',
      'x-visitor-address': '203.0.113.9',
      'x-service-token': 'secret',
    })
    expect(Object.keys(service.received[1]?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'content-type',
      'lang',
    ])
  })

  it('is made under the deadline of the page', async () => {
    const service = playService(stored())
    const { signal } = new AbortController()
    await send(service, { signal })
    expect(service.received[0]?.signal).toBe(signal)
  })
})

describe('A failed write', () => {
  it.each([
    ['a network error', offline],
    ['a 503', refusal(503, 'SERVICE_UNAVAILABLE', 'Starting.')],
    ['a 429', refusal(429, 'REQUESTS_EXCEEDED', 'Too many.')],
  ])('is not tried again after %s', async (_, failure) => {
    const service = playService(failure, stored())
    await expect(send(service)).rejects.toBeInstanceOf(Error)
    expect(service.received).toHaveLength(1)
  })

  it('rejects with the body of the service [S8.errors.2]', async () => {
    const service = playService(refusal(400, 'FAILED_VALIDATION', 'Value is required.'))
    const error: unknown = await send(service).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ServiceError)
    expect(error).toMatchObject({
      status: 400,
      message: 'Value is required.',
      body: { errors: [{ extensions: { code: 'FAILED_VALIDATION' } }] },
    })
  })

  it('rejects with a network error unchanged [S8.errors.2]', async () => {
    await expect(send(playService(offline))).rejects.toBe(offline)
  })

  it('is not made at all while the service is known to be away', async () => {
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    const refused = new TypeError('fetch failed', { cause })
    const service = playService(refused)
    const breaker = createBreaker({ ping: () => Promise.reject(refused) })
    await expect(send(service, {}, { breaker })).rejects.toBe(refused)
    await expect(send(service, {}, { breaker })).rejects.toBeInstanceOf(BreakerOpenError)
    expect(service.received).toHaveLength(1)
  })
})
