import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTaggedCache } from './tagged-cache.ts'
import type { Produced, PurgePolicy, TaggedCache } from './tagged-cache.ts'

const forget: PurgePolicy = { onPurge: 'forget' }
const refresh: PurgePolicy = { onPurge: 'refresh', waitMs: 1000, retryMs: 1000 }
const policies = [['forget', forget] as const, ['refresh', refresh] as const]

function keep(value: string, over: { tags?: string[]; ttlMs?: number; expiresAt?: number } = {}) {
  return {
    kind: 'store',
    value,
    bytes: value.length,
    tags: ['branch'],
    ttlMs: 60_000,
    ...over,
  } as const
}

/** A production that ends when the test resolves it. */
function controlled() {
  const waiting: PromiseWithResolvers<Produced<string>>[] = []
  const produce = vi.fn<() => Promise<Produced<string>>>(() => {
    const next = Promise.withResolvers<Produced<string>>()
    waiting.push(next)
    return next.promise
  })
  async function next() {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0))
    const first = waiting.shift()
    if (first === undefined) throw new Error('nothing is being produced')
    return first
  }
  return { produce, next }
}

const make =
  (value: string, over = {}) =>
  async () =>
    keep(value, over)
const fail = async (): Promise<Produced<string>> => {
  throw new Error('the service is stopped')
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(policies)('under the policy %s', (_name, policy) => {
  const create = () => createTaggedCache<string>({ maxBytes: 100_000, policy })

  test('a value is made once and then served fresh', async () => {
    const cache = create()
    expect(await cache.read('k', make('a'))).toEqual({ kind: 'made', value: 'a' })
    expect(await cache.read('k', make('b'))).toEqual({ kind: 'fresh', value: 'a' })
    expect(cache.fresh('k')).toBe('a')
  })

  test('readers of one key share one production', async () => {
    const cache = create()
    const { produce, next } = controlled()
    const reads = [cache.read('k', produce), cache.read('k', produce), cache.read('k', produce)]
    ;(await next()).resolve(keep('a'))
    expect(await Promise.all(reads)).toEqual(Array(3).fill({ kind: 'made', value: 'a' }))
    expect(produce).toHaveBeenCalledTimes(1)
  })

  test('a value that must not be stored is handed out and forgotten', async () => {
    const cache = create()
    const pass = async () => ({ kind: 'pass', value: 'secret' }) as const
    expect(await cache.read('k', pass)).toEqual({ kind: 'made', value: 'secret' })
    expect(cache.stats().entries).toBe(0)
  })

  test('a production that began before a purge of its tag is not stored as fresh', async () => {
    const cache = create()
    const { produce, next } = controlled()
    const early = cache.read('k', produce)
    const first = await next()
    cache.purge(['branch'])
    first.resolve(keep('old'))
    expect(await early).toEqual({ kind: 'made', value: 'old' })
    expect(cache.fresh('k')).toBeUndefined()
  })

  test('a reader who comes after the purge does not get what began before it', async () => {
    const cache = create()
    const { produce, next } = controlled()
    const early = cache.read('k', produce)
    const first = await next()
    cache.purge(['branch'])
    const late = cache.read('k', produce)
    first.resolve(keep('old'))
    await early
    ;(await next()).resolve(keep('new'))
    expect(await late).toEqual({ kind: 'made', value: 'new' })
  })

  test('a purge of another tag leaves the entry and the running production alone', async () => {
    const cache = create()
    await cache.read('k', make('a'))
    const { produce, next } = controlled()
    const other = cache.read('other', produce)
    const running = await next()
    cache.purge(['news'])
    running.resolve(keep('b'))
    await other
    expect(cache.fresh('k')).toBe('a')
    expect(cache.fresh('other')).toBe('b')
  })

  test('a failure with nothing kept reaches every reader, and the next read tries again', async () => {
    const cache = create()
    const both = [cache.read('k', fail), cache.read('k', fail)]
    for (const read of both) await expect(read).rejects.toThrow('stopped')
    expect(await cache.read('k', make('a'))).toMatchObject({ value: 'a' })
  })

  test('the bound in bytes holds, and the least recently read leave first, which is reported', async () => {
    const onEvict = vi.fn<() => void>()
    const cache = createTaggedCache<string>({ maxBytes: 3000, policy, onEvict })
    for (const key of ['1', '2', '3']) await cache.read(key, make('x'.repeat(400)))
    cache.fresh('1')
    expect(onEvict).not.toHaveBeenCalled()
    await cache.read('4', make('x'.repeat(400)))
    expect(cache.stats().bytes).toBeLessThanOrEqual(3000)
    expect(onEvict).toHaveBeenCalledTimes(1)
    expect(['1', '2', '3', '4'].map((key) => cache.fresh(key) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ])
    await cache.read('5', make('x'.repeat(4000)))
    expect(onEvict.mock.calls.length).toBeGreaterThan(1)
  })

  test('a purge returns the keys of its entries, each once', async () => {
    const cache = create()
    await cache.read('a', make('1', { tags: ['branch', 'branch:1'] }))
    await cache.read('b', make('2', { tags: ['branch'] }))
    await cache.read('c', make('3', { tags: ['news'] }))
    expect(cache.purge(['branch:1', 'branch', 'faq']).toSorted()).toEqual(['a', 'b'])
  })

  test('no reader ever sees a value older than the last purge before it came', async () => {
    const steps = fc.array(fc.constantFrom('read', 'edit', 'finish', 'tick'), { maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(steps, async (run) => {
        const seen = await play(create(), run)
        expect(seen.filter(({ version, least }) => version < least)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

/** Runs edits, reads and ends of productions in the given order; returns the results of the reads. */
async function play(cache: TaggedCache<string>, steps: readonly string[]) {
  let version = 0
  const running: (() => void)[] = []
  const produce = () => {
    const value = String(version)
    return new Promise<Produced<string>>((resolve) => running.push(() => resolve(keep(value))))
  }
  const reads: Promise<{ version: number; least: number }[]>[] = []
  async function read(least: number) {
    const result = await cache.read('k', produce)
    return result.kind === 'stale' ? [] : [{ version: Number(result.value), least }]
  }
  for (const step of steps) {
    if (step === 'read') reads.push(read(version))
    if (step === 'edit') {
      version++
      cache.purge(['branch'])
    }
    if (step === 'finish') running.shift()?.()
    if (step === 'tick') await Promise.resolve()
  }
  let isDone = false
  const settled = Promise.all(reads).finally(() => (isDone = true))
  while (!isDone) {
    running.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return (await settled).flat()
}

describe('when a purge forgets', () => {
  const create = () => createTaggedCache<string>({ maxBytes: 100_000, policy: forget })

  test('the next read waits for a new value', async () => {
    const cache = create()
    await cache.read('k', make('a'))
    cache.purge(['branch'])
    expect(await cache.read('k', make('b'))).toEqual({ kind: 'made', value: 'b' })
  })

  test('an outlived value is never served, not even when making a new one fails', async () => {
    const cache = create()
    await cache.read('k', make('a', { ttlMs: 1000 }))
    vi.advanceTimersByTime(1000)
    await expect(cache.read('k', fail)).rejects.toThrow('stopped')
  })

  test('a value lasts no longer when the clock is set back', async () => {
    const cache = create()
    await cache.read('k', make('a', { ttlMs: 1000 }))
    vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000)
    vi.advanceTimersByTime(1000)
    expect(await cache.read('k', make('b'))).toEqual({ kind: 'made', value: 'b' })
  })

  test('a value ends at its own date even within its time to live', async () => {
    const cache = create()
    await cache.read('k', make('a', { expiresAt: Date.now() + 500 }))
    expect(cache.fresh('k')).toBe('a')
    vi.advanceTimersByTime(500)
    expect(await cache.read('k', make('b'))).toEqual({ kind: 'made', value: 'b' })
  })
})

describe('when a purge refreshes', () => {
  const onHiddenError = vi.fn<(error: unknown, key: string) => void>()
  const create = () =>
    createTaggedCache<string>({ maxBytes: 100_000, policy: refresh, onHiddenError })

  test('a purged entry is produced again before it is served', async () => {
    const cache = create()
    await cache.read('k', make('a'))
    cache.purge(['branch'])
    expect(await cache.read('k', make('b'))).toEqual({ kind: 'made', value: 'b' })
  })

  test('a purged entry is served when its production fails, and the next try waits a moment', async () => {
    const cache = create()
    await cache.read('k', make('a'))
    cache.purgeAll()
    expect(await cache.read('k', fail)).toEqual({ kind: 'stale', value: 'a', reason: 'failed' })
    expect(onHiddenError).toHaveBeenCalled()
    expect(await cache.read('k', make('b'))).toMatchObject({ kind: 'stale', reason: 'failed' })
    vi.advanceTimersByTime(1000)
    expect(await cache.read('k', make('b'))).toEqual({ kind: 'made', value: 'b' })
  })

  test('a purged entry stands in after one second, and the late value is kept', async () => {
    const cache = create()
    await cache.read('k', make('a'))
    cache.purge(['branch'])
    const { produce, next } = controlled()
    const read = cache.read('k', produce)
    await vi.advanceTimersByTimeAsync(999)
    await vi.advanceTimersByTimeAsync(1)
    expect(await read).toEqual({ kind: 'stale', value: 'a', reason: 'slow' })
    expect(await cache.read('k', produce)).toMatchObject({ kind: 'stale', reason: 'slow' })
    ;(await next()).resolve(keep('b'))
    await vi.advanceTimersByTimeAsync(0)
    expect(cache.fresh('k')).toBe('b')
  })

  test('an entry past its TTL is served at once while it is produced again', async () => {
    const cache = create()
    await cache.read('k', make('a', { ttlMs: 1000 }))
    vi.advanceTimersByTime(1000)
    expect(await cache.read('k', make('b'))).toEqual({ kind: 'stale', value: 'a', reason: 'ttl' })
    await vi.advanceTimersByTimeAsync(0)
    expect(cache.fresh('k')).toBe('b')
  })

  test('an entry past its own date is produced again before it is served', async () => {
    const cache = create()
    await cache.read('k', make('a', { expiresAt: Date.now() + 500 }))
    vi.advanceTimersByTime(500)
    expect(await cache.read('k', make('b'))).toEqual({ kind: 'made', value: 'b' })
  })

  test('a page that became private takes the kept public one with it', async () => {
    const cache = create()
    await cache.read('k', make('a'))
    cache.purge(['branch'])
    await cache.read('k', async () => ({ kind: 'pass', value: 'gone' }))
    expect(cache.stats().entries).toBe(0)
  })
})
