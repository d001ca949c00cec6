import type { StoredAnswer } from '@washhouse/serving/stored-answer'
import { createTaggedCache, type Produced } from '@washhouse/serving/tagged-cache'
import { LRUCache } from 'lru-cache'
import { pageAnswer } from './page-answer.ts'
import type { PageTarget } from './page-target.ts'
import type { Purged } from './purge-hook.ts'
import type { PageClient, Rendered } from './render.ts'

/** A public page at its origin. */
export interface PageAddress {
  origin: string
  target: PageTarget
}

export interface PageCacheOptions {
  maxBytes: number
  isHttps: boolean
  /** Must depend on the address only, because the result is served to everyone. */
  render(this: void, address: string, client: PageClient): Promise<Rendered>
  onHiddenError(this: void, error: unknown, address: string): void
  ttlMs?: number
  waitMs?: number
}

// Browsers revalidate each time. A shared cache may send a page for 1 s, and for 1 s more while it requests the next one: an
// edit must be public within 2 s. If the website is down, it may send what it has for a day.
const missingCacheControl = 'public, max-age=0, s-maxage=1'
const keptCacheControl = `${missingCacheControl}, stale-if-error=86400`
// For documents only: browsers obey it as well for router data, which scripts request.
const documentCacheControl = `${keptCacheControl}, stale-while-revalidate=1`
const unkeptCacheControl = 'no-store'
const retryMs = 1000
const queryShare = 0.25
const missingTtlMs = 10_000
const maxMissing = 500
const maxMissingBytes = 8 * 1024 * 1024

/** A page that must not be cached: it failed, or a part is missing. */
class UnkeptPageError extends Error {
  override readonly name = 'UnkeptPageError'
  readonly answer: StoredAnswer

  constructor(answer: StoredAnswer) {
    super('the page could not be rendered whole')
    this.answer = answer
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Caches public pages with their compressed bytes. A purged page is rendered again before it is served; the old one is
 * served only if that fails or takes longer than `waitMs`. A page past its TTL is served while it is rendered again.
 */
export function createPageCache(options: PageCacheOptions) {
  const { ttlMs = 60_000, waitMs = 1000, isHttps, onHiddenError } = options
  const openCache = (share: number) =>
    createTaggedCache<StoredAnswer | null>({
      maxBytes: Math.floor(options.maxBytes * share),
      policy: { onPurge: 'refresh', waitMs, retryMs },
      onHiddenError,
      onEvict: () => {
        knowsAll = false
      },
    })
  const plainPages = openCache(1 - queryShare)
  // Separate: queries are unlimited, and a flood of them must not evict the pages themselves.
  const queryPages = openCache(queryShare)
  const cacheOf = (url: string) => (url.includes('?') ? queryPages : plainPages)
  // Separate and small: made-up addresses must not evict real pages.
  const notFoundPages = new LRUCache<string, StoredAnswer>({
    max: maxMissing,
    maxSize: maxMissingBytes,
    sizeCalculation: (answer) => answer.bytes,
    ttl: missingTtlMs,
  })
  let purges = 0
  /** False once a page was removed that a shared cache may still have. */
  let knowsAll = true

  function fresh({ origin, target: { url } }: PageAddress): StoredAnswer | undefined {
    return cacheOf(url).fresh(origin + url) ?? undefined
  }

  /**
   * Returns the page from the cache or renders it. If rendering fails, returns an old copy; if there is none, the failed or
   * incomplete page. Null: the page is private, so render it for this visitor.
   */
  async function read(
    { origin, target }: PageAddress,
    client: PageClient,
  ): Promise<StoredAnswer | null> {
    const address = origin + target.url
    const known = notFoundPages.get(address)
    if (known) return known
    const purgesBefore = purges
    try {
      const make = () => produce(address, client)
      const { kind, value } = await cacheOf(address).read(address, make)
      if (value?.status === 404 && purges === purgesBefore) notFoundPages.set(address, value)
      if (kind === 'made' && value?.status === 200) fillTwin(origin + target.twinUrl, client)
      return value
    } catch (error) {
      if (error instanceof UnkeptPageError) return error.answer
      throw error
    }
  }

  // Each page has two responses, the document and the router data. When one is rendered, the other is cached as well.
  function fillTwin(address: string, client: PageClient): void {
    const cache = cacheOf(address)
    if (address.includes('_routes=') || cache.fresh(address) !== undefined) return
    cache
      .read(address, () => produce(address, client))
      .catch((error: unknown) => onHiddenError(error, address))
  }

  async function produce(
    address: string,
    client: PageClient,
  ): Promise<Produced<StoredAnswer | null>> {
    const rendered = await options.render(address, client)
    const { status, headers, note } = rendered
    // The page sets a cookie, so it is for one visitor. The others who wait for this render do not get it.
    if (headers.has('set-cookie')) return { kind: 'pass', value: null }
    const isWhole = status < 500 && !note.isIncomplete
    const cacheControl = isWhole ? sharedLifetimeOf(rendered) : unkeptCacheControl
    const value = await pageAnswer(rendered, { isHttps, audience: 'everyone', cacheControl })
    if (!isWhole) throw new UnkeptPageError(value)
    if (status !== 200) return { kind: 'pass', value }
    const tags = [...note.tags]
    if (tags.length === 0) throw new Error(`the public page ${address} has no tags`)
    return { kind: 'store', value, bytes: value.bytes, tags, ttlMs }
  }

  /**
   * Removes the pages with these tags. Returns the addresses that a shared cache must remove as well: 'everything' if this cache
   * has dropped pages that the shared one may still have.
   */
  function purge(tags: readonly string[]): Purged {
    purges += 1
    notFoundPages.clear()
    const addresses = [plainPages, queryPages].flatMap((cache) => cache.purge(tags))
    const purged = knowsAll ? addresses : 'everything'
    knowsAll = true
    return purged
  }

  function purgeAll(): void {
    purges += 1
    notFoundPages.clear()
    for (const cache of [plainPages, queryPages]) cache.purgeAll()
    knowsAll = true
  }

  return { fresh, read, purge, purgeAll }
}

function sharedLifetimeOf({ status, headers }: Rendered): string {
  if (status === 404) return missingCacheControl
  if (status !== 200) return unkeptCacheControl
  const isDocument = headers.get('content-type')?.startsWith('text/html')
  return isDocument ? documentCacheControl : keptCacheControl
}
