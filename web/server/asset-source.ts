import type { Breaker } from '@washhouse/contract/client/breaker'
import { createAttemptLimit } from '@washhouse/serving/attempt-limit'
import { createFairQueue, QueueFullError } from '@washhouse/serving/fair-queue'
import { createSharedQueue } from '@washhouse/serving/shared-queue'
import { networkOf } from '@washhouse/serving/visitor-network'
import { LRUCache } from 'lru-cache'
import { askForAsset, type AssetReply } from './asset-call.ts'
import { inMemory, type StoredAsset } from './asset-file.ts'
import type { AssetRequest } from './asset-query.ts'
import type { AssetStore } from './asset-store.ts'

export type AssetAnswer =
  | { kind: 'asset'; asset: StoredAsset }
  | { kind: 'refused' }
  /** Never shared: each visitor's request goes to the content service. */
  | { kind: 'private' }
  /** The visitor has requested too many new images. */
  | { kind: 'limited' }
  | { kind: 'away' }

/** The client's address, and a signal for its disconnect. */
interface AssetVisitor {
  address: string
  signal: AbortSignal
}

export interface AssetSourceOptions {
  contentUrl: string
  serviceToken: string
  /** The number of the last change that the website knows. */
  knownChange: () => string | undefined
  store: AssetStore
  /** While it is open (content service unreachable), requests fail at once. */
  breaker: Breaker
  onError(this: void, error: unknown): void
  deadlineMs?: number
  waitMs?: number
}

// One visitor, or a flood of made-up ids, must leave capacity of the content service for others.
const queueLimits = { name: 'images', running: 64, runningEach: 16, waiting: 1024 }
// One page may ask for about forty new images, and hundreds of visitors may share an address. So the limit is high.
const newPictures = { most: 600, spanMs: 60_000 }

/** The visitor has requested too many uncached images. */
class TooManyNewError extends Error {
  override readonly name = 'TooManyNewError'
}

/**
 * Serves images from disk while they are known to be current, else from the content service, which answers 304 if nothing
 * changed. While the service is unreachable or slow, an image is served from disk without a check. But not if it was changed,
 * or if change messages were missed since its last check, because it may be private now.
 */
export function createAssetSource(options: AssetSourceOptions) {
  const { store, breaker, onError, deadlineMs = 10_000, waitMs = 1000 } = options
  const flights = createSharedQueue<AssetAnswer>(createFairQueue(queueLimits))
  const mayAskForNew = createAttemptLimit(newPictures)
  // The value of `clock` (number of purges so far) at an image's last check.
  const checkedAt = new LRUCache<string, number>({ max: 50_000 })
  const purgedAt = new LRUCache<string, number>({ max: 50_000 })
  let allPurgedAt = 0
  // Value of `clock` when change messages were last missed. Older checks, and those before a restart, do not count: the image may
  // have become private since.
  let distrustedAt = 0
  let clock = 0

  /** Deletes images that may have become private, in memory and on disk. */
  function purge(ids: readonly string[]): void {
    clock += 1
    for (const id of ids) {
      purgedAt.set(id, clock)
      store.removeAll(id).catch(onError)
    }
  }

  /** Marks all images as possibly changed: they are checked again before they are served. */
  function purgeAll(): void {
    clock += 1
    allPurgedAt = clock
  }

  /** Marks all images as possibly private: none is served before its next check. */
  function distrustAll(): void {
    purgeAll()
    distrustedAt = clock
  }

  async function read(asset: AssetRequest, visitor: AssetVisitor): Promise<AssetAnswer> {
    const key = keyOf(asset)
    const stored = await store.read(asset)
    const needed = Math.max(allPurgedAt, purgedAt.get(asset.id) ?? 0)
    const isPurged = isPurgedSince(asset.id, checkedAt.get(key) ?? -1)
    if (stored && (checkedAt.get(key) ?? -1) >= needed) return kept(stored)
    const known = isPurged ? undefined : stored
    const standIn = (checkedAt.get(key) ?? -1) >= distrustedAt ? known : undefined
    const who = networkOf(visitor.address)
    const onClaim = () => {
      if (!known && !mayAskForNew(who)) throw new TooManyNewError()
    }
    // A request that started before the last purge may return old data, so later visitors do not share it.
    const answer = flights
      .run(`${needed} ${key}`, { who, signal: visitor.signal, onClaim }, (abandoned) =>
        breaker.run(() => fly(asset, known, visitor.address, abandoned)),
      )
      .catch((error: unknown): AssetAnswer => {
        if (error instanceof TooManyNewError) return { kind: 'limited' }
        if (!(error instanceof QueueFullError) && !visitor.signal.aborted) onError(error)
        return { kind: 'away' }
      })
    if (!standIn) return await answer
    const first = await firstOf(answer, waitMs)
    return first === 'late' || first.kind === 'away' ? kept(standIn) : first
  }

  async function fly(
    asset: AssetRequest,
    stored: StoredAsset | undefined,
    address: string,
    abandoned: AbortSignal,
  ): Promise<AssetAnswer> {
    const startedAt = clock
    const signal = AbortSignal.any([abandoned, AbortSignal.timeout(deadlineMs)])
    const reply = await askForAsset(options, asset, stored, { address, signal })
    await keep(asset, reply, startedAt)
    if (reply.kind === 'unchanged') return kept(reply.asset)
    return reply.kind === 'new' ? kept(inMemory(reply.head, reply.body)) : reply
  }

  async function keep(asset: AssetRequest, reply: AssetReply, startedAt: number): Promise<void> {
    const key = keyOf(asset)
    // If the image was purged or checked again after this request started, this older answer is not stored.
    const isOutdated = () =>
      isPurgedSince(asset.id, startedAt) || (checkedAt.get(key) ?? -1) > startedAt
    if (reply.kind === 'away' || isOutdated()) return
    try {
      if (reply.kind === 'refused' || reply.kind === 'private') return await store.remove(asset)
      if (reply.kind === 'new') await store.write(asset, reply.head, reply.body)
      if (isPurgedSince(asset.id, startedAt)) return await store.removeAll(asset.id)
      checkedAt.set(key, startedAt)
    } catch (error) {
      // A full disk must not prevent the response to the waiting visitor.
      onError(error)
    }
  }

  function isPurgedSince(id: string, time: number): boolean {
    return (purgedAt.get(id) ?? -1) > time
  }

  return { read, purge, purgeAll, distrustAll }
}

export type AssetSource = ReturnType<typeof createAssetSource>

function keyOf({ id, search }: AssetRequest): string {
  return `${id}${search}`
}

function kept(asset: StoredAsset): AssetAnswer {
  return { kind: 'asset', asset }
}

async function firstOf(
  answer: Promise<AssetAnswer>,
  waitMs: number,
): Promise<AssetAnswer | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, waitMs, 'late')
  })
  const first = await Promise.race([answer, late])
  clearTimeout(timer)
  return first
}
