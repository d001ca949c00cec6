import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '../../platform/log.ts'
import type { Alert, AlertChecks } from './alert.ts'
import { startAlerts } from './start-alerts.ts'

const minuteMs = 60 * 1000
const deliver = vi.fn<(alert: Alert) => Promise<void>>()
let folder: string
let isFull: boolean
let alerts: Awaited<ReturnType<typeof startAlerts>>

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'alerts-')), 'alerts')
  vi.useFakeTimers({ toFake: ['performance'] })
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockReturnValue()
  isFull = false
})
afterEach(async () => {
  alerts.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  deliver.mockReset()
  await rm(join(folder, '..'), { recursive: true })
})

async function start(checks: AlertChecks = {}) {
  const disk = async () => (isFull ? { freeGigabytes: '0.5' } : undefined)
  alerts = await startAlerts({ checks: { disk, ...checks }, folder, deliver })
}

async function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    vi.advanceTimersByTime(minuteMs)
    await alerts.checkAll()
  }
}

const delivered = () => deliver.mock.calls.map(([{ name, state }]) => `${name} ${state}`)

it('delivers a fault once when it starts and once when it has ended, and logs it every hour', async () => {
  await start()
  await pass(3)
  expect(deliver).not.toHaveBeenCalled()
  isFull = true
  await pass(130)
  expect(delivered()).toEqual(['disk started'])
  expect(deliver.mock.calls[0]?.[0].details).toEqual({ freeGigabytes: '0.5' })
  expect(log.warn).toHaveBeenCalledTimes(3)
  isFull = false
  await pass(30)
  expect(delivered()).toEqual(['disk started', 'disk ended'])
  isFull = true
  await pass(1)
  expect(delivered()).toEqual(['disk started', 'disk ended', 'disk started'])
})

it('takes a fault that comes and goes for one', async () => {
  await start()
  for (let time = 0; time < 5; time += 1) {
    isFull = true
    await pass(1)
    isFull = false
    await pass(8)
  }
  expect(delivered()).toEqual(['disk started'])
  await pass(3)
  expect(delivered()).toEqual(['disk started', 'disk ended'])
})

it('tries again while nobody was reached', async () => {
  await start()
  deliver.mockRejectedValueOnce(new Error('no mail server'))
  deliver.mockRejectedValueOnce(new Error('no mail server'))
  isFull = true
  await pass(10)
  expect(delivered()).toEqual(['disk started', 'disk started', 'disk started'])
  isFull = false
  deliver.mockRejectedValueOnce(new Error('no mail server'))
  await pass(20)
  expect(delivered().slice(3)).toEqual(['disk ended', 'disk ended'])
})

it('repeats nothing after a restart, and tells when it is over', async () => {
  await start()
  isFull = true
  await pass(1)
  await start()
  await pass(3)
  expect(delivered()).toEqual(['disk started'])
  await start()
  isFull = false
  await pass(12)
  expect(delivered()).toEqual(['disk started', 'disk ended'])
  await start()
  await pass(12)
  expect(deliver).toHaveBeenCalledTimes(2)
})

it('runs every check by itself, beside one that fails and one that hangs', async () => {
  const hanging = vi.fn<() => Promise<undefined>>(() => new Promise(() => {}))
  await start({ database: hanging, cases: () => Promise.reject(new Error('the database is away')) })
  isFull = true
  for (let minute = 0; minute < 3; minute += 1) void alerts.checkAll()
  await expect.poll(delivered).toEqual(['disk started'])
  expect(hanging).toHaveBeenCalledTimes(1)
  expect(log.error).toHaveBeenCalledTimes(1)
})
