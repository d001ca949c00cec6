import type { Language } from '@washhouse/contract/language'
import { languageOf, localePath, neutralPath } from '../app/core/i18n/language.ts'

/** The offline page to store, because a visitor views branches. */
export interface SeenList {
  language: Language
  /** Address that renders it with these branches. */
  address: string
}

const kept = ['page', 'sector', 'province']

/** The list at an address, as a document or router data; null: store none. A search text and its result are private. */
export function listLookedAt(address: string, ownOrigin: string): SeenList | null {
  const url = new URL(address)
  if (url.origin !== ownOrigin) return null
  if (neutralPath(url.pathname).replace(/\.data$/, '') !== '/branch') return null
  if (url.searchParams.get('search')) return null

  const query = new URLSearchParams({ seen: '1' })
  for (const name of kept) {
    const value = url.searchParams.get(name)
    if (value && /^\d+$/.test(value)) query.set(name, value)
  }
  const language = languageOf(url.pathname)
  return { language, address: `${localePath(language, '/offline')}?${query}` }
}
