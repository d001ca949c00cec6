import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '../../platform/log.ts'
import { startStallWatch } from './stall-watch.ts'

const minuteMs = 60 * 1000
const say = vi.fn<() => void>()
const sayOther = vi.fn<() => void>()
let isStalled: boolean
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  isStalled = false
  stop = startStallWatch([
    ['mail', async () => (isStalled ? say : undefined)],
    ['broken', () => Promise.reject(new Error('the database is away'))],
    ['mail', async () => sayOther],
  ])
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minuteMs)

it('a stall is said within a minute, then once an hour until it is over', async () => {
  vi.spyOn(log, 'error').mockReturnValue()
  const info = vi.spyOn(log, 'info').mockReturnValue()
  await pass(10)
  expect(say).not.toHaveBeenCalled()
  isStalled = true
  await pass(1)
  expect(say).toHaveBeenCalledTimes(1)
  await pass(58)
  expect(say).toHaveBeenCalledTimes(1)
  await pass(3)
  expect(say).toHaveBeenCalledTimes(2)
  isStalled = false
  await pass(180)
  expect(say).toHaveBeenCalledTimes(2)
  expect(info).toHaveBeenCalledExactlyOnceWith({ cause: 'mail' }, expect.any(String))
  isStalled = true
  await pass(1)
  expect(say).toHaveBeenCalledTimes(3)
})

it('what stalls is said by itself, also beside its namesake and what cannot be looked at', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue()
  await pass(2)
  expect(sayOther).toHaveBeenCalledTimes(1)
  expect(error).toHaveBeenCalledTimes(2)
  expect(say).not.toHaveBeenCalled()
})
