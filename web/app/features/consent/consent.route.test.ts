import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestContext } from '../../core/request/request-context.ts'

vi.mock('../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a choice that meets a held database holds at once, and is in the log once that is free', async () => {
  const sent: { id: string }[] = []
  let isHeld = true
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return new Response('{}', { status: 503 })
    expect(input).toBe('http://content.test/items/consent_log')
    sent.push(JSON.parse(typeof init.body === 'string' ? init.body : ''))
    return new Response(null, { status: isHeld ? 503 : 204 })
  })

  const answer = await press('accept_all')
  expect(answer.status).toBe(303)
  expect(answer.headers.getSetCookie().join()).toMatch(/adsCookie=isSet/)
  expect(sent).toHaveLength(1)

  await vi.advanceTimersByTimeAsync(20_000)
  isHeld = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent.length).toBeGreaterThan(2)
  // The log stores each id once.
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  const { length } = sent
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sent).toHaveLength(length)
})

test.each([
  [{ read: '1 7' }, { language: 'en', policy_version: '7' }],
  [
    { read: '2 ฉบับ 7', back: '/branch' },
    { language: 'th', policy_version: 'ฉบับ 7' },
  ],
  // From a page without these fields, or a forged request.
  [{}, { language: 'en', policy_version: 'unknown' }],
  [
    { read: '1 ', back: '//elsewhere.example' },
    { language: null, policy_version: 'unknown' },
  ],
])('with %j goes what was read into the log', async (fields, told) => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_input: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return new Response('{}', { status: 503 })
    sent.push(JSON.parse(typeof init.body === 'string' ? init.body : ''))
    return new Response(null, { status: 204 })
  })
  await press('refuse', fields)
  expect(sent).toEqual([
    {
      id: expect.any(String),
      action: 'refuse',
      categories: ['general'],
      channel: 'website',
      ...told,
    },
  ])
})

test.each([
  [{}, null],
  [{ read: '1 7' }, null],
  [{ read: '3 7' }, 'consentRound=3; Path=/; Max-Age=2592000; SameSite=Strict'],
  [{ read: '0 7' }, null],
  [{ read: '3; Domain=evil.example 7' }, null],
  [{ read: '99999 7' }, null],
])('the choice of a page with %j holds for its round', async (fields, cookie) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  const cookies = (await press('refuse', fields)).headers.getSetCookie()
  const rounds = cookies.filter((each) => each.startsWith('consentRound='))
  expect(rounds).toEqual(cookie === null ? [] : [cookie])
})

test('a script that has set the cookies is answered without any, once its choice is in the log', async () => {
  const stored = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', stored)
  const answer = await press('accept_all', { read: '1 7', answer: 'none' })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []])
  expect(stored).toHaveBeenCalledOnce()
})

async function press(action: string, fields: Record<string, string> = {}): Promise<Response> {
  const { action: act } = await import('./consent.route.ts')
  const { providePageContent } = await import('../../core/content/content.server.ts')
  const url = new URL('https://fongsai.example/consent')
  const body = new URLSearchParams({ action, back: '/en/branch', ...fields })
  const headers = { origin: url.origin }
  const request = new Request(url, { method: 'POST', body, headers })
  const context = new RouterContextProvider()
  context.set(requestContext, { visitorAddress: '192.0.2.7' })
  const args = { request, url, context, params: {}, pattern: '/consent' }
  await providePageContent(args, async () => new Response())
  return act(args)
}
