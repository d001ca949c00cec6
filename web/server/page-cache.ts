import { createTaggedCache, type Produced } from '@washhouse/serving/tagged-cache'
import type { StoredAnswer } from '@washhouse/serving/stored-answer'
import { pageAnswer } from './page-answer.ts'
import type { PageTarget } from './page-target.ts'
import type { Rendered } from './render.ts'

/** One visitor's view of a public page. */
export interface PageVariant {
  origin: string
  target: PageTarget
  hasConsent: boolean
}

interface PageCacheOptions {
  maxBytes: number
  isHttps: boolean
  render(url: string, variant: PageVariant): Promise<Rendered>
  onHiddenError(error: unknown, key: string): void
}

const ttlMs = 60_000
const waitMs = 1000
const retryMs = 1000

/** A page that must not be kept: it failed, or lacks a part. */
class UnkeptPage extends Error {
  override readonly name = 'UnkeptPage'
  readonly answer: StoredAnswer

  constructor(answer: StoredAnswer) {
    super('The page could not be rendered whole')
    this.answer = answer
  }
}

/**
 * Keeps public pages with their compressed bytes. A purged page is made anew before it is served
 * and stands in only when that fails; an old one is served while it is made anew.
 */
export function createPageCache(options: PageCacheOptions) {
  const cache = createTaggedCache<StoredAnswer>({
    maxBytes: options.maxBytes,
    policy: { onPurge: 'expire', waitMs, retryMs },
    onHiddenError: options.onHiddenError,
  })

  function fresh(variant: PageVariant): StoredAnswer | undefined {
    return cache.fresh(keyOf(variant.target.url, variant))
  }

  /** The page from the cache or rendered; on failure whatever is kept of it, else the failed page. */
  async function read(variant: PageVariant): Promise<StoredAnswer> {
    const { url, twinUrl } = variant.target
    try {
      const result = await cache.read(keyOf(url, variant), () => produce(url, variant))
      if (result.kind === 'made') fillTwin(twinUrl, variant)
      return result.value
    } catch (error) {
      const other = cache.kept(keyOf(url, { ...variant, hasConsent: !variant.hasConsent }))
      if (other) return other
      if (error instanceof UnkeptPage) return error.answer
      throw error
    }
  }

  // In-app navigation must be as robust as documents: whoever has one has the other.
  function fillTwin(url: string, variant: PageVariant): void {
    const key = keyOf(url, variant)
    if (cache.kept(key) !== undefined || url.includes('_routes=')) return
    cache
      .read(key, () => produce(url, variant))
      .catch((error: unknown) => options.onHiddenError(error, key))
  }

  async function produce(url: string, variant: PageVariant): Promise<Produced<StoredAnswer>> {
    const rendered = await options.render(url, variant)
    const value = await pageAnswer(rendered, { isHttps: options.isHttps })
    const isWhole = rendered.status === 200 && !rendered.note.isIncomplete
    if (rendered.status >= 500 || rendered.note.isIncomplete) throw new UnkeptPage(value)
    if (!isWhole || rendered.headers.has('set-cookie')) return { kind: 'pass', value }
    const tags = [...rendered.note.tags]
    if (tags.length === 0) throw new Error(`The public page ${url} does not say what it is made of`)
    return { kind: 'store', value, bytes: value.bytes, tags, ttlMs }
  }

  return { fresh, read, purge: cache.purge, purgeAll: cache.purgeAll, stats: cache.stats }
}

function keyOf(url: string, { origin, hasConsent }: PageVariant): string {
  return `${origin}${url}${hasConsent ? ' consent' : ''}`
}
