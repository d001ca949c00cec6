import type { Language } from '@washhouse/contract/language'
import { languageOf, localePath, neutralPath } from '../app/core/i18n/language.ts'

/** The offline page to keep, because a visitor looks at the branches. */
export interface SeenList {
  language: Language
  /** Where the website makes it with these branches on it. */
  address: string
}

const kept = ['page', 'sector', 'province']

/**
 * The list that an address shows, as a document or as the router's data; null: none is to be kept. What
 * a visitor searched for in words is his own, and so is its result.
 */
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
