import type { BasePayload } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '../../../ground/log.ts'
import type { Stall } from './stall.ts'
import { startStallWatch } from './stall-watch.ts'

const minuteMs = 60 * 1000
const fine: Stall = {
  waiting: 0,
  failed: 0,
  leads: { contact: 0, franchise: 0, problem: 0 },
  automatic: 0,
}
let now: Stall
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  now = fine
  // Nothing of it is asked: what is found is given.
  stop = startStallWatch({} as BasePayload, async () => now)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minuteMs)

it('a stall is in the log within a minute, then once an hour until it is over', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue()
  const info = vi.spyOn(log, 'info').mockReturnValue()
  await pass(10)
  expect(error).not.toHaveBeenCalled()
  now = { ...fine, waiting: 3 }
  await pass(1)
  expect(error).toHaveBeenCalledExactlyOnceWith({ waiting: 3, failed: 0 }, expect.any(String))
  await pass(58)
  expect(error).toHaveBeenCalledTimes(1)
  await pass(3)
  expect(error).toHaveBeenCalledTimes(2)
  now = fine
  await pass(180)
  expect(error).toHaveBeenCalledTimes(2)
  expect(info).toHaveBeenCalledTimes(1)
  now = { ...fine, failed: 1 }
  await pass(1)
  expect(error).toHaveBeenCalledTimes(3)
})

it('leads that wait are a warning of their own; automatic ones are none', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  now = { ...fine, automatic: 7 }
  await pass(2)
  expect(warn).not.toHaveBeenCalled()
  const leads = { contact: 0, franchise: 2, problem: 0 }
  now = { ...fine, leads }
  await pass(2)
  expect(warn).toHaveBeenCalledExactlyOnceWith(leads, expect.any(String))
})
