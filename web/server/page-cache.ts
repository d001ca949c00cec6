import type { StoredAnswer } from '@washhouse/serving/stored-answer'
import { createTaggedCache, type Produced } from '@washhouse/serving/tagged-cache'
import { LRUCache } from 'lru-cache'
import { pageAnswer } from './page-answer.ts'
import type { PageTarget } from './page-target.ts'
import type { PageClient, Rendered } from './render.ts'

/** A variant of a public page. */
export interface PageVariant {
  origin: string
  target: PageTarget
  hasConsentChoice: boolean
}

export interface PageCacheOptions {
  maxBytes: number
  isHttps: boolean
  /** Must depend on address and variant only, because the result is served to everyone. */
  render(this: void, url: string, variant: PageVariant, client: PageClient): Promise<Rendered>
  onHiddenError(this: void, error: unknown, key: string): void
  ttlMs?: number
  waitMs?: number
}

// Browsers revalidate each time. A CDN may reuse a page for 2 s, so an edit may appear up to 2 s late.
const keptCacheControl = 'public, max-age=0, s-maxage=2'
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

  function fresh(variant: PageVariant): StoredAnswer | undefined {
    const { url } = variant.target
    return cacheOf(url).fresh(keyOf(url, variant)) ?? undefined
  }

  /**
   * Returns the page from the cache or renders it. If rendering fails, returns an old copy, else the copy of the other variant
   * (with or without the cookie banner), else the failed or incomplete page. Null: the page is private, so render it for this
   * visitor.
   */
  async function read(variant: PageVariant, client: PageClient): Promise<StoredAnswer | null> {
    const { url, twinUrl } = variant.target
    const key = keyOf(url, variant)
    const cache = cacheOf(url)
    const known = notFoundPages.get(key)
    if (known) return known
    const purgesBefore = purges
    try {
      const { kind, value } = await cache.read(key, () => produce(url, variant, client))
      if (value?.status === 404 && purges === purgesBefore) notFoundPages.set(key, value)
      if (kind === 'made' && value?.status === 200) fillTwin(twinUrl, variant, client)
      return value
    } catch (error) {
      const other = cache.kept(
        keyOf(url, { ...variant, hasConsentChoice: !variant.hasConsentChoice }),
      )
      if (other) {
        onHiddenError(error, key)
        return other
      }
      if (error instanceof UnkeptPageError) return error.answer
      throw error
    }
  }

  // Each page has two responses, the document and the router data. When one is rendered, the other is cached as well.
  function fillTwin(url: string, variant: PageVariant, client: PageClient): void {
    const key = keyOf(url, variant)
    const cache = cacheOf(url)
    if (url.includes('_routes=') || cache.fresh(key) !== undefined) return
    cache
      .read(key, () => produce(url, variant, client))
      .catch((error: unknown) => onHiddenError(error, key))
  }

  async function produce(
    url: string,
    variant: PageVariant,
    client: PageClient,
  ): Promise<Produced<StoredAnswer | null>> {
    const rendered = await options.render(url, variant, client)
    const { status, headers, note } = rendered
    // The page sets a cookie, so it is for one visitor. The others who wait for this render do not get it.
    if (headers.has('set-cookie')) return { kind: 'pass', value: null }
    const isWhole = status < 500 && !note.isIncomplete
    const isKept = isWhole && (status === 200 || status === 404)
    const cacheControl = isKept ? keptCacheControl : unkeptCacheControl
    const value = await pageAnswer(rendered, { isHttps, audience: 'everyone', cacheControl })
    if (!isWhole) throw new UnkeptPageError(value)
    if (status !== 200) return { kind: 'pass', value }
    const tags = [...note.tags]
    if (tags.length === 0) throw new Error(`the public page ${url} has no tags`)
    return { kind: 'store', value, bytes: value.bytes, tags, ttlMs }
  }

  function purge(tags: readonly string[]): void {
    purges += 1
    notFoundPages.clear()
    for (const cache of [plainPages, queryPages]) cache.purge(tags)
  }

  function purgeAll(): void {
    purges += 1
    notFoundPages.clear()
    for (const cache of [plainPages, queryPages]) cache.purgeAll()
  }

  return { fresh, read, purge, purgeAll }
}

function keyOf(url: string, { origin, hasConsentChoice }: PageVariant): string {
  return `${origin}${url}${hasConsentChoice ? ' consent' : ''}`
}
