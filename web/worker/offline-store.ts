import { languages, type Language } from '@washhouse/contract/language'
import { localePath } from '../app/core/i18n/language.ts'
import type { SeenList } from './list-looked-at.ts'

const prefix = 'offline-'
const builtFile = /\/build\/[\w.-]+/g

/** The cache of a build's worker: one offline page per language, and the files that they refer to. */
export function openOfflineStore(caches: CacheStorage, buildId: string) {
  const name = prefix + buildId

  return {
    /** Stores the visible list, or that of an older build's worker, or a page without branches. */
    async fill(seen: readonly SeenList[]): Promise<void> {
      for (const language of languages) {
        const looksAt = seen.find((list) => list.language === language)?.address
        const before = await caches.match(keyOf(language))
        const wanted = looksAt ?? (before && addressOf(before)) ?? keyOf(language)
        if (await keep(language, wanted)) continue
        if (!(await keep(language, keyOf(language)))) throw new Error(`No ${keyOf(language)}`)
      }
    },

    /** Stores a list just seen; on failure the stored one stays. */
    async keepSeen({ language, address }: SeenList): Promise<void> {
      await keep(language, address)
    },

    async pageOf(language: Language): Promise<Response | undefined> {
      return (await caches.open(name)).match(keyOf(language))
    },

    async fileAt(request: Request): Promise<Response | undefined> {
      return (await caches.open(name)).match(request)
    },

    async dropOlder(): Promise<void> {
      const older = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name)
      await Promise.all(older.map((key) => caches.delete(key)))
    },
  }

  /** Stores the page's files first, so that the cache is always complete. */
  async function keep(language: Language, address: string): Promise<boolean> {
    const page = await get(address)
    if (!page) return false
    const cache = await caches.open(name)
    for (const file of new Set((await page.clone().text()).match(builtFile))) {
      if (await cache.match(file)) continue
      const answer = await get(file)
      if (!answer) return false
      await cache.put(file, answer)
    }
    await cache.put(keyOf(language), page)
    return true
  }
}

/** Without cookies, so that the page is the same for everyone who sees these branches. */
async function get(address: string): Promise<Response | null> {
  try {
    const answer = await fetch(address, { credentials: 'omit', priority: 'low' })
    return answer.ok && !answer.redirected ? answer : null
  } catch {
    // No network, the expected case: the caller continues with the cache.
    return null
  }
}

function keyOf(language: Language): string {
  return localePath(language, '/offline')
}

/** A cached response contains the address of its list. */
function addressOf(page: Response): string {
  const { pathname, search } = new URL(page.url)
  return pathname + search
}
