import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createChangeBus } from '../changes/change-bus.ts'
import { startScheduleClock } from './schedule-clock.ts'
import type { ScheduledChange } from './entity-expiry.ts'

const dayMs = 24 * 60 * 60 * 1000
let stored: ScheduledChange[]
let asked: number
let fails: boolean

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T00:00:00.000Z') })
  stored = []
  asked = 0
  fails = false
})
afterEach(() => vi.useRealTimers())

async function findAfter(moment: number): Promise<ScheduledChange[]> {
  asked += 1
  if (fails) throw new Error('the database is away')
  return stored.filter(({ at }) => at > moment).toSorted((one, other) => one.at - other.at)
}

async function start() {
  const bus = createChangeBus()
  const told: { at: number; tags: readonly string[] }[] = []
  const stop = await startScheduleClock({ tag: 'news', findAfter, bus })
  bus.subscribe(({ tags }) => told.push({ at: Date.now(), tags }))
  return { bus, told, stop }
}

function inMs(wait: number): number {
  return Date.now() + wait
}

describe('the clock of records that appear at their time', () => {
  it('tells of a piece of news at its moment, and of none before [S4.news.1]', async () => {
    const at = inMs(90_000)
    stored = [{ id: 7, at }]
    const { told } = await start()
    await vi.advanceTimersByTimeAsync(89_999)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toEqual([{ at, tags: ['news', 'news:7'] }])
    await vi.advanceTimersByTimeAsync(dayMs)
    expect(told).toHaveLength(1)
  })

  it('tells once of those of one moment, and goes on to the next', async () => {
    stored = [
      { id: 1, at: inMs(1000) },
      { id: 2, at: inMs(1000) },
      { id: 3, at: inMs(2000) },
    ]
    const { told } = await start()
    await vi.advanceTimersByTimeAsync(5000)
    expect(told.map(({ tags }) => tags)).toEqual([
      ['news', 'news:1', 'news:2'],
      ['news', 'news:3'],
    ])
  })

  it('waits for a moment farther away than a timer can', async () => {
    const at = inMs(60 * dayMs)
    stored = [{ id: 7, at }]
    const { told } = await start()
    await vi.advanceTimersByTimeAsync(59 * dayMs)
    expect([told.length, asked]).toEqual([0, 3])
    await vi.advanceTimersByTimeAsync(dayMs)
    expect(told).toEqual([{ at, tags: ['news', 'news:7'] }])
  })

  it('hears of news that are published, moved or taken back', async () => {
    const { bus, told } = await start()
    stored = [{ id: 1, at: inMs(5000) }]
    bus.publish(['news', 'news:1'])
    await vi.advanceTimersByTimeAsync(1000)
    stored = [{ id: 1, at: inMs(1000) }]
    bus.publish(['news', 'news:1'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(told.at(-1)?.tags).toEqual(['news', 'news:1'])
    expect(told).toHaveLength(3)
    stored = [{ id: 2, at: inMs(1000) }]
    bus.publish(['everything'])
    await vi.advanceTimersByTimeAsync(500)
    stored = []
    bus.publish(['news', 'news:2'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(told).toHaveLength(5)
  })

  it('does not tell again of what an editor has just published for now', async () => {
    const { bus, told } = await start()
    await vi.advanceTimersByTimeAsync(5000)
    stored = [{ id: 1, at: Date.now() }]
    bus.publish(['news', 'news:1'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(told).toHaveLength(1)
  })

  it('asks nothing when other things change', async () => {
    const { bus } = await start()
    bus.publish(['branch', 'branch:1'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toBe(1)
  })

  it('tells late rather than never when the database was away at the moment', async () => {
    stored = [{ id: 7, at: inMs(1000) }]
    const { bus, told } = await start()
    fails = true
    await vi.advanceTimersByTimeAsync(3000)
    bus.publish(['everything'])
    await vi.advanceTimersByTimeAsync(10)
    fails = false
    await vi.advanceTimersByTimeAsync(5000)
    expect(told.map(({ tags }) => tags)).toEqual([['everything'], ['news', 'news:7']])
  })

  it('stops with the service', async () => {
    stored = [{ id: 7, at: inMs(1000) }]
    const { told, stop, bus } = await start()
    stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(told).toEqual([])
    expect([vi.getTimerCount(), bus.listenerCount()]).toEqual([0, 1])
  })
})
