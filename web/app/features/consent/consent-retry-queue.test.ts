import { randomUUID } from 'node:crypto'
import { ServiceError } from '@washhouse/contract/client/service-error'
import type { ConsentChoice } from '@washhouse/contract/consent/consent.contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConsentRetryQueue } from './consent-retry-queue.ts'

const minute = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function makeChoice(): ConsentChoice {
  const read = { policyVersion: '1', language: 'th', channel: 'website' } as const
  return { id: randomUUID(), action: 'refuse', categories: [], ...read }
}

/** A content service that fails for a while. */
function setUp({ fails, ...limits }: { fails: () => Error | null; most?: number }) {
  const tries: { id: string; at: number }[] = []
  const stored: string[] = []
  const givenUp: string[] = []
  const began = Date.now()
  const { add } = createConsentRetryQueue({
    ...limits,
    async send({ id }) {
      tries.push({ id, at: Date.now() - began })
      const error = fails()
      if (error) throw error
      stored.push(id)
    },
    onGivenUp: (reason) => void givenUp.push(reason),
    onStored: () => {},
  })
  return { add, tries, stored, givenUp }
}

test('choices that met a held database are stored by their ids once it is free, in growing pauses', async () => {
  const free = Date.now() + 90_000
  const { add, tries, stored, givenUp } = setUp({
    fails: () => (Date.now() < free ? new ServiceError(503, '') : null),
  })
  const choices = [makeChoice(), makeChoice(), makeChoice()]
  for (const choice of choices) add(choice, '192.0.2.7')
  await vi.advanceTimersByTimeAsync(3 * minute)

  expect(stored.toSorted()).toEqual(choices.map(({ id }) => id).toSorted())
  expect(givenUp).toEqual([])
  expect(tries.map(({ at }) => at / 1000)).toEqual([2, 7, 17, 37, 77, 137, 137, 137])
})

test('what waits too long is given up, and said so', async () => {
  const { add, tries, stored, givenUp } = setUp({ fails: () => new TypeError('fetch failed') })
  add(makeChoice(), '192.0.2.7')
  await vi.advanceTimersByTimeAsync(65 * minute)
  expect(givenUp).toEqual(['it is too old'])
  expect(stored).toEqual([])
  const { length } = tries
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(tries).toHaveLength(length)
})

test('a refused choice is not sent again, and those after it are', async () => {
  let answers = 0
  const { add, stored, givenUp } = setUp({
    fails: () => (answers++ === 0 ? new ServiceError(400, '') : null),
  })
  add(makeChoice(), '192.0.2.7')
  const second = makeChoice()
  add(second, '192.0.2.8')
  await vi.advanceTimersByTimeAsync(minute)
  expect(givenUp).toEqual(['it was refused'])
  expect(stored).toEqual([second.id])
})

test('the rate limit of one network does not delay others', async () => {
  const flood = Array.from({ length: 20 }, makeChoice)
  const last = makeChoice()
  const stored: string[] = []
  let tries = 0
  const { add } = createConsentRetryQueue({
    async send({ id }, visitorAddress) {
      tries += 1
      if (visitorAddress === '192.0.2.7') throw new ServiceError(429, '')
      stored.push(id)
    },
    onGivenUp: () => {},
    onStored: () => {},
  })
  for (const choice of flood) add(choice, '192.0.2.7')
  add(last, '192.0.2.8')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(stored).toEqual([last.id])
  expect(tries).toBe(2)
})

test('one network cannot fill the memory, by all addresses of its /64 either, and everybody together neither', async () => {
  const { add, stored, givenUp } = setUp({ fails: () => null, most: 600 })
  for (let sent = 0; sent < 520; sent++) add(makeChoice(), `2001:db8::${sent.toString(16)}`)
  expect(givenUp).toHaveLength(20)
  for (let sent = 0; sent < 110; sent++) add(makeChoice(), `192.0.2.${sent}`)
  expect(givenUp).toHaveLength(30)
  await vi.advanceTimersByTimeAsync(minute)
  expect(stored).toHaveLength(600)
})
