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
  /** Each visitor asks for himself. */
  | { kind: 'private' }
  /** The visitor has asked for too many new pictures. */
  | { kind: 'limited' }
  | { kind: 'away' }

/** Who asks: his address, and a signal that he has left. */
interface AssetVisitor {
  address: string
  signal: AbortSignal
}

export interface AssetSourceOptions {
  contentUrl: string
  serviceToken: string
  store: AssetStore
  /** While the content service is unreachable, a picture that is asked for is answered at once. */
  breaker: Breaker
  onError(this: void, error: unknown): void
  deadlineMs?: number
  waitMs?: number
}

// One visitor, or a flood of made-up ids, must leave the content service time for the others.
const queueLimits = { running: 64, runningEach: 16, waiting: 1024 }
// A page that nobody has seen yet has some forty; hundreds may share an address.
const newPictures = { most: 600, spanMs: 60_000 }

/** He has asked for too many pictures that were not there yet. */
class TooManyNewError extends Error {
  override readonly name = 'TooManyNewError'
}

/**
 * Pictures from the disk while they are known to be current, else from the content service, which
 * answers 304 when nothing changed. While it is away or slow, what was found current before is good
 * enough, unless that very picture was changed, or changes were missed since: it may be no longer for
 * everyone.
 */
export function createAssetSource(options: AssetSourceOptions) {
  const { store, breaker, onError, deadlineMs = 10_000, waitMs = 1000 } = options
  const flights = createSharedQueue<AssetAnswer>(createFairQueue(queueLimits))
  const mayAskForNew = createAttemptLimit(newPictures)
  // When, on the clock of purges, a picture was last found to be current.
  const checkedAt = new LRUCache<string, number>({ max: 50_000 })
  const purgedAt = new LRUCache<string, number>({ max: 50_000 })
  let allPurgedAt = 0
  // What was found current before, or by an earlier run, may have become private while nobody listened.
  let distrustedAt = 0
  let clock = 0

  /** Forgets pictures that may have become private, here and on the disk. */
  function purge(ids: readonly string[]): void {
    clock += 1
    for (const id of ids) {
      purgedAt.set(id, clock)
      store.removeAll(id).catch(onError)
    }
  }

  /** Marks all as possibly changed: they are asked for again before they are served. */
  function purgeAll(): void {
    clock += 1
    allPurgedAt = clock
  }

  /** Marks all as possibly private: until they were asked for again, none stands in. */
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
    // A flight that began before the last purge brings what may be outdated: it is not shared.
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
    // A later question had a later answer, or has none yet: this one must not overwrite it.
    const isOutdated = () =>
      isPurgedSince(asset.id, startedAt) || (checkedAt.get(key) ?? -1) > startedAt
    if (reply.kind === 'away' || isOutdated()) return
    try {
      if (reply.kind === 'refused' || reply.kind === 'private') return await store.remove(asset)
      if (reply.kind === 'new') await store.write(asset, reply.head, reply.body)
      if (isPurgedSince(asset.id, startedAt)) return await store.removeAll(asset.id)
      checkedAt.set(key, startedAt)
    } catch (error) {
      // A full disk must not keep a picture from the visitor who waits for it.
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
