import { LRUCache } from 'lru-cache'
import { inMemory, type AssetHead, type StoredAsset } from './asset-file.ts'
import type { AssetRequest } from './asset-query.ts'
import type { AssetStore } from './asset-store.ts'

export type AssetAnswer =
  | { kind: 'asset'; asset: StoredAsset }
  | { kind: 'refused' }
  | { kind: 'away' }

/** What the content service says. */
type Reply =
  | { kind: 'unchanged'; asset: StoredAsset }
  | { kind: 'new'; head: AssetHead; body: Buffer }
  | { kind: 'refused' }
  | { kind: 'away' }

export interface AssetSourceOptions {
  contentUrl: string
  store: AssetStore
  onError(this: void, error: unknown): void
  deadlineMs?: number
  waitMs?: number
  /** Questions to the content service at the same time. */
  maxFlights?: number
}

interface Flight {
  startedAt: number
  answer: Promise<AssetAnswer>
}

/**
 * Pictures from the disk while they are known to be current, else from the content service, which
 * answers 304 when nothing changed. While it is away or slow, what the disk has is good enough.
 */
export function createAssetSource(options: AssetSourceOptions) {
  const { contentUrl, store, onError, deadlineMs = 10_000, waitMs = 1000 } = options
  // A flood of made-up ids must leave the content service time for the pages.
  const { maxFlights = 64 } = options
  const flights = new Map<string, Flight>()
  // When, on the clock of purges, a picture was last found to be current.
  const checkedAt = new LRUCache<string, number>({ max: 50_000 })
  const purgedAt = new LRUCache<string, number>({ max: 50_000 })
  let allPurgedAt = 0
  let clock = 0

  /** Marks pictures as possibly changed: they are asked for again before they are served. */
  function purge(ids: readonly string[]): void {
    clock += 1
    for (const id of ids) purgedAt.set(id, clock)
  }

  function purgeAll(): void {
    clock += 1
    allPurgedAt = clock
  }

  async function read(asset: AssetRequest): Promise<AssetAnswer> {
    const key = `${asset.id}${asset.search}`
    const stored = await store.read(asset)
    const needed = Math.max(allPurgedAt, purgedAt.get(asset.id) ?? 0)
    if (stored && (checkedAt.get(key) ?? -1) >= needed) return kept(stored)
    const running = flights.get(key)
    const isCurrent = running !== undefined && running.startedAt >= needed
    if (!isCurrent && flights.size >= maxFlights) return stored ? kept(stored) : { kind: 'away' }
    const flight = isCurrent ? running : launch(key, asset, stored)
    if (!stored) return await flight.answer
    const answer = await firstOf(flight.answer, waitMs)
    return answer === 'late' || answer.kind === 'away' ? kept(stored) : answer
  }

  function launch(key: string, asset: AssetRequest, stored: StoredAsset | undefined): Flight {
    const flight: Flight = { startedAt: clock, answer: Promise.resolve({ kind: 'away' }) }
    flight.answer = ask(asset, stored)
      .then(async (reply) => {
        // A later question has a later answer: this one must not overwrite it.
        if (flights.get(key) === flight) await keep(key, asset, reply, flight.startedAt)
        return answerOf(reply)
      })
      .catch((error: unknown): AssetAnswer => {
        onError(error)
        return { kind: 'away' }
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
    flights.set(key, flight)
    return flight
  }

  async function ask(asset: AssetRequest, stored: StoredAsset | undefined): Promise<Reply> {
    const response = await fetch(`${contentUrl}/assets/${asset.id}${asset.search}`, {
      headers: stored ? { 'if-none-match': stored.etag } : {},
      signal: AbortSignal.timeout(deadlineMs),
    })
    if (response.status === 304 && stored) return { kind: 'unchanged', asset: stored }
    if (!response.ok || isPrivate(response)) {
      await response.body?.cancel()
      const isDefinite = response.status < 500 && response.status !== 429
      return isDefinite ? { kind: 'refused' } : { kind: 'away' }
    }
    const body = Buffer.from(await response.arrayBuffer())
    return { kind: 'new', head: headOf(response), body }
  }

  async function keep(
    key: string,
    asset: AssetRequest,
    reply: Reply,
    startedAt: number,
  ): Promise<void> {
    if (reply.kind === 'away') return
    try {
      if (reply.kind === 'refused') return await store.remove(asset)
      if (reply.kind === 'new') await store.write(asset, reply.head, reply.body)
      checkedAt.set(key, startedAt)
    } catch (error) {
      // A full disk must not keep a picture from the visitor who waits for it.
      onError(error)
    }
  }

  return { read, purge, purgeAll }
}

export type AssetSource = ReturnType<typeof createAssetSource>

function kept(asset: StoredAsset): AssetAnswer {
  return { kind: 'asset', asset }
}

function answerOf(reply: Reply): AssetAnswer {
  if (reply.kind === 'unchanged') return kept(reply.asset)
  return reply.kind === 'new' ? kept(inMemory(reply.head, reply.body)) : reply
}

function isPrivate(response: Response): boolean {
  return /private|no-store/.test(response.headers.get('cache-control') ?? '')
}

function headOf(response: Response): AssetHead {
  return {
    contentType: response.headers.get('content-type') ?? 'application/octet-stream',
    etag: response.headers.get('etag') ?? '',
    disposition: response.headers.get('content-disposition') ?? 'inline',
  }
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
