import { setTimeout as wait } from 'node:timers/promises'
import { ServiceError } from '@washhouse/contract/client/service-error'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTokenRefresher } from './refresh-tokens.ts'

const minute = 60_000
const caller = { language: 'th', deadline: new AbortController().signal } as const
let asked: string[]

beforeEach(() => {
  asked = []
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Advances the time of the cache, which reads the clock once a millisecond. */
async function pass(milliseconds: number): Promise<void> {
  const then = performance.now() + milliseconds
  vi.spyOn(performance, 'now').mockReturnValue(then)
  await wait(5)
}

/** A service that replaces 'a' by 'a+'. */
const open = () =>
  createTokenRefresher((refreshToken) => {
    asked.push(refreshToken)
    const token = `${refreshToken}+`
    return Promise.resolve({ accessToken: token, refreshToken: token, expires: 1, device: null })
  })

const failingOnce = (error: unknown) =>
  createTokenRefresher(async (refreshToken) => {
    asked.push(refreshToken)
    if (asked.length === 1) throw error
    return { accessToken: 'new', refreshToken: 'new', expires: 1, device: null }
  })

test('the same token is asked about once, another one for itself', async () => {
  const refresher = open()
  const [one, same, other] = await Promise.all(
    ['a', 'a', 'b'].map((token) => refresher.refresh(token, caller)),
  )
  expect(one).toBe(same)
  expect(other).toMatchObject({ kind: 'ok', tokens: { refreshToken: 'b+' } })
  expect(asked).toEqual(['a', 'b'])
})

test('it is given again until the browser has shown the new one, and a minute beyond', async () => {
  const refresher = open()
  await refresher.refresh('a', caller)
  await pass(50 * minute)
  await refresher.refresh('a', caller)
  expect(asked).toHaveLength(1)

  refresher.noteArrival('a+')
  refresher.noteArrival('never given out')
  await pass(59_000)
  refresher.noteArrival('a+')
  await refresher.refresh('a', caller)
  expect(asked).toHaveLength(1)
  await pass(2000)
  await refresher.refresh('a', caller)
  expect(asked).toEqual(['a', 'a'])
})

test.each([400, 401, 403])(
  'a refusal with %i ends the session, and is not asked for again',
  async (status) => {
    const refresher = failingOnce(new ServiceError(status, null))
    expect(await refresher.refresh('a', caller)).toEqual({ kind: 'ended' })
    expect(await refresher.refresh('a', caller)).toEqual({ kind: 'ended' })
  },
)

test.each([
  ['too many tries', new ServiceError(429, null)],
  ['a fault of its own', new ServiceError(503, null)],
  ['a wrong address', new ServiceError(404, null)],
  ['no answer', new TypeError('fetch failed')],
])('%s says nothing of the session: the next request asks again', async (_what, error) => {
  const refresher = failingOnce(error)
  expect(await refresher.refresh('a', caller)).toEqual({ kind: 'failed', error })
  expect(await refresher.refresh('a', caller)).toMatchObject({ kind: 'ok' })
})
