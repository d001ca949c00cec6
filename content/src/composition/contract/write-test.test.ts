import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Outage } from '../../platform/database/outage.ts'
import { createWriteTest } from './write-test.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function countedTest(...outcomes: (Outage | Error | undefined)[]) {
  let count = 0
  const test = vi.fn<() => Promise<Outage | undefined>>(async () => {
    const outcome = outcomes[Math.min(count, outcomes.length - 1)]
    count += 1
    if (outcome instanceof Error) throw outcome
    return outcome
  })
  return { test, find: createWriteTest(test, 'locked') }
}

it('All who ask at once share one test, and so do all who ask within five seconds', async () => {
  const { test, find } = countedTest('disk full')
  const together = await Promise.all(Array.from({ length: 50 }, find))
  await vi.advanceTimersByTimeAsync(4900)
  expect([...together, await find()]).toEqual(Array.from({ length: 51 }, () => 'disk full'))
  expect(test).toHaveBeenCalledTimes(1)
})

it('After five seconds it is tried again, and is over once a write succeeds', async () => {
  const { test, find } = countedTest('disk full', undefined)
  expect(await find()).toBe('disk full')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await find()).toBeUndefined()
  expect(test).toHaveBeenCalledTimes(2)
})

it('A test that does not end keeps nobody waiting, and no other is made beside it', async () => {
  const { promise: end, resolve: letEnd } = Promise.withResolvers<undefined>()
  const test = vi.fn<() => Promise<undefined>>(() => end)
  const find = createWriteTest(test, 'database away')
  for (let round = 0; round < 3; round += 1) {
    const found = find()
    await vi.advanceTimersByTimeAsync(6000)
    expect(await found).toBe('database away')
  }
  expect(test).toHaveBeenCalledTimes(1)
  letEnd(undefined)
  expect(await find()).toBeUndefined()
})

it('What fails for another reason is told as well', async () => {
  const { find } = countedTest(new TypeError('x is not a function'))
  expect(await find()).toBe('disk error')
})
