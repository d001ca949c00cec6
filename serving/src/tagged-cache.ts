import { LRUCache } from 'lru-cache'
import { listBytes, textBytes } from './memory-size.ts'

/** What `produce` returned: a value to cache, or a value only for the callers that are waiting. */
export type Produced<Value> =
  | {
      kind: 'store'
      value: Value
      bytes: number
      tags: readonly string[]
      ttlMs: number
      /** Epoch milliseconds at which the value is certainly wrong, e.g. the next publish date. */
      expiresAt?: number | undefined
    }
  | { kind: 'pass'; value: Value }

export type ReadResult<Value> =
  | { kind: 'fresh'; value: Value }
  | { kind: 'made'; value: Value }
  | { kind: 'stale'; value: Value; reason: 'ttl' | 'slow' | 'failed' }

/**
 * An entry becomes *invalid* when one of its tags is purged, or when `expiresAt` passes. It can also be past its *TTL*.
 * `forget`: a purge deletes the entry. A read waits for a new value if the entry was deleted, is invalid or is past its TTL.
 * `refresh`: an invalid entry is kept as a reserve. The next read produces a new value, and serves the reserve if that fails or
 * takes longer than `waitMs`. A valid entry past its TTL is served while a new value is produced. After a failure, the next
 * attempt is made `retryMs` later.
 */
export type PurgePolicy =
  | { onPurge: 'forget' }
  | { onPurge: 'refresh'; waitMs: number; retryMs: number }

export type TaggedCacheOptions = {
  maxBytes: number
  policy: PurgePolicy
  /** Called when `produce` failed and a cached value was served instead. */
  onHiddenError?: (error: unknown, key: string) => void
  /** Called when an entry was removed, or not stored, for lack of space. */
  onEvict?: () => void
}

export type CacheStats = {
  entries: number
  bytes: number
  fresh: number
  stale: number
  made: number
  failed: number
  purged: number
}

type Entry<Value> = {
  value: Value
  bytes: number
  tags: readonly string[]
  freshUntil: number
  expiresAt: number
  isPurged: boolean
  retryAt: number
}

type Flight<Value> = {
  startedAt: number
  startOrder: number
  purges: { order: number; tags: ReadonlySet<string> | 'all' }[]
  outcome: Promise<{ value: Value; firstPurge: number }>
}

/** Measured: an entry with its place in the LRU list. */
const entryBytes = 400
/** Measured: one tag of an entry. */
const tagBytes = 40

/** Unlike `Date.now` never goes back: a clock that is corrected makes no entry last longer than its TTL. */
const now = () => performance.now()

const hasExpired = ({ expiresAt }: { expiresAt: number }) => Date.now() >= expiresAt

/** Bytes of an entry without its value. */
function keptBytes(key: string, tags: readonly string[]): number {
  return entryBytes + textBytes(key) + listBytes(tags) + tags.length * tagBytes
}

// If more purges than this happen while a value is produced, the value counts as invalid.
const maxRememberedPurges = 500

export type TaggedCache<Value> = ReturnType<typeof createTaggedCache<Value>>

/** A cache limited in bytes whose entries carry tags. The result of `produce` must depend on the key only. */
export function createTaggedCache<Value>(options: TaggedCacheOptions) {
  const { policy } = options
  const keysByTag = new Map<string, Set<string>>()
  const flights = new Map<string, Flight<Value>>()
  const counts = { fresh: 0, stale: 0, made: 0, failed: 0, purged: 0 }
  let purgeOrder = 0

  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ bytes, tags }, key) => bytes + keptBytes(key, tags),
    dispose(entry, key, reason) {
      unindex(key, entry.tags)
      if (reason === 'evict') options.onEvict?.()
    },
  })

  /** The value if it is fresh; synchronous, for the hot path. */
  function fresh(key: string): Value | undefined {
    const entry = entries.get(key)
    if (entry === undefined || entry.isPurged || now() >= entry.freshUntil) return undefined
    if (hasExpired(entry)) return undefined
    counts.fresh++
    return entry.value
  }

  /**
   * Serves, refreshes or produces the value, by the policy. With `refresh`, rejects only if no value is cached. With
   * `forget`, rejects whenever `produce` fails.
   */
  async function read(
    key: string,
    produce: () => Promise<Produced<Value>>,
  ): Promise<ReadResult<Value>> {
    const value = fresh(key)
    if (value !== undefined) return { kind: 'fresh', value }
    const entry = entries.get(key)
    if (policy.onPurge === 'forget' || entry === undefined) {
      counts.made++
      return { kind: 'made', value: await makeCurrent(key, produce) }
    }
    if (now() < entry.retryAt) return stale(entry, 'failed')
    if (!entry.isPurged && !hasExpired(entry)) {
      if (!flights.has(key))
        makeCurrent(key, produce).catch((error: unknown) => hideError(error, key, entry))
      return stale(entry, 'ttl')
    }
    return await makeOrStale(key, produce, entry, policy.waitMs)
  }

  async function makeOrStale(
    key: string,
    produce: () => Promise<Produced<Value>>,
    entry: Entry<Value>,
    waitMs: number,
  ): Promise<ReadResult<Value>> {
    const running = flights.get(key)
    const making = makeCurrent(key, produce).then(
      (value): ReadResult<Value> => {
        counts.made++
        return { kind: 'made', value }
      },
      (error: unknown): ReadResult<Value> => {
        hideError(error, key, entry)
        return stale(entry, 'failed')
      },
    )
    if (running !== undefined && now() - running.startedAt >= waitMs) return stale(entry, 'slow')
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, waitMs, 'late')
    })
    const first = await Promise.race([making, late])
    clearTimeout(timer)
    return first === 'late' ? stale(entry, 'slow') : first
  }

  // Waits for the running `produce`. If a purge before this read invalidated its value, calls `produce` again. A later purge
  // does not matter to this reader.
  async function makeCurrent(key: string, produce: () => Promise<Produced<Value>>): Promise<Value> {
    const arrival = purgeOrder
    for (;;) {
      const flight = flights.get(key) ?? launch(key, produce)
      const { value, firstPurge } = await flight.outcome
      if (firstPurge > arrival) return value
    }
  }

  function launch(key: string, produce: () => Promise<Produced<Value>>): Flight<Value> {
    const flight: Flight<Value> = {
      startedAt: now(),
      startOrder: purgeOrder,
      purges: [],
      outcome: Promise.resolve()
        .then(produce)
        .then(land, (error: unknown) => {
          flights.delete(key)
          throw error
        }),
    }
    flights.set(key, flight)
    return flight

    // Ends the flight and stores the value in one step, so that a purge always finds either the running `produce` or the
    // stored entry.
    function land(produced: Produced<Value>) {
      flights.delete(key)
      const firstPurge = findFirstPurge(flight, produced)
      keep(key, produced, firstPurge !== Infinity)
      return { value: produced.value, firstPurge }
    }
  }

  function findFirstPurge(flight: Flight<Value>, produced: Produced<Value>): number {
    if (flight.purges.length > maxRememberedPurges) return flight.startOrder + 1
    for (const { order, tags } of flight.purges) {
      // A value that is not cached has no tags: any purge may have invalidated it.
      if (produced.kind === 'pass' || tags === 'all') return order
      if (produced.tags.some((tag) => tags.has(tag))) return order
    }
    return Infinity
  }

  function keep(key: string, produced: Produced<Value>, isPurged: boolean): void {
    if (produced.kind === 'pass') {
      entries.delete(key)
      return
    }
    if (isPurged && policy.onPurge === 'forget') return
    entries.set(key, {
      value: produced.value,
      bytes: produced.bytes,
      tags: produced.tags,
      expiresAt: produced.expiresAt ?? Infinity,
      freshUntil: now() + produced.ttlMs,
      isPurged,
      retryAt: 0,
    })
    if (!entries.has(key)) return options.onEvict?.()
    for (const tag of produced.tags) {
      const keys = keysByTag.get(tag)
      if (keys === undefined) keysByTag.set(tag, new Set([key]))
      else keys.add(key)
    }
  }

  function unindex(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      if (keys?.delete(key) && keys.size === 0) keysByTag.delete(tag)
    }
  }

  function stale(
    entry: Entry<Value>,
    reason: 'ttl' | 'slow' | 'failed',
  ): Extract<ReadResult<Value>, { kind: 'stale' }> {
    counts.stale++
    return { kind: 'stale', value: entry.value, reason }
  }

  function hideError(error: unknown, key: string, entry: Entry<Value>): void {
    counts.failed++
    if (policy.onPurge === 'refresh') entry.retryAt = now() + policy.retryMs
    options.onHiddenError?.(error, key)
  }

  /** Invalidates every entry with one of the tags, also those still being produced. Returns the keys of the entries. */
  function purge(tags: readonly string[]): string[] {
    rememberPurge(new Set(tags))
    const keys = new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]))
    for (const key of keys) invalidate(key)
    return [...keys]
  }

  function purgeAll(): void {
    rememberPurge('all')
    if (policy.onPurge === 'refresh') for (const key of entries.keys()) invalidate(key)
    else {
      counts.purged += entries.size
      entries.clear()
    }
  }

  function rememberPurge(tags: ReadonlySet<string> | 'all'): void {
    purgeOrder++
    for (const flight of flights.values())
      if (flight.purges.length <= maxRememberedPurges)
        flight.purges.push({ order: purgeOrder, tags })
  }

  function invalidate(key: string): void {
    counts.purged++
    if (policy.onPurge === 'forget') {
      entries.delete(key)
      return
    }
    const entry = entries.peek(key)
    if (entry === undefined) return
    entry.isPurged = true
    entry.retryAt = 0
  }

  function stats(): CacheStats {
    return { ...counts, entries: entries.size, bytes: entries.calculatedSize }
  }

  return { fresh, read, purge, purgeAll, stats }
}
