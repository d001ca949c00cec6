import { languages, type Language } from '@washhouse/contract/language'
import { localePath } from '../app/core/i18n/language.ts'
import type { SeenList } from './list-looked-at.ts'

const prefix = 'offline-'
const builtFile = /\/build\/[\w.-]+/g

/** What a build's worker keeps: one offline page per language, and the files that they name. */
export function openOfflineStore(caches: CacheStorage, buildId: string) {
  const name = prefix + buildId

  return {
    /** Keeps what the visitor sees, or what an older build's worker kept, or a page without branches. */
    async fill(seen: readonly SeenList[]): Promise<void> {
      for (const language of languages) {
        const looksAt = seen.find((list) => list.language === language)?.address
        const before = await caches.match(keyOf(language))
        const wanted = looksAt ?? (before && addressOf(before)) ?? keyOf(language)
        if (await keep(language, wanted)) continue
        if (!(await keep(language, keyOf(language)))) throw new Error(`No ${keyOf(language)}`)
      }
    },

    /** Keeps a list just seen; without an answer what is kept stays. */
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

  /** The page's files first: what is kept is whole at any moment. */
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

/** Without cookies: what is kept is the same for everyone who sees these branches. */
async function get(address: string): Promise<Response | null> {
  try {
    const answer = await fetch(address, { credentials: 'omit', priority: 'low' })
    return answer.ok && !answer.redirected ? answer : null
  } catch {
    // No network, which is what all this is for: the caller goes on with what it has.
    return null
  }
}

function keyOf(language: Language): string {
  return localePath(language, '/offline')
}

/** A kept answer knows which list it was made with. */
function addressOf(page: Response): string {
  const { pathname, search } = new URL(page.url)
  return pathname + search
}
