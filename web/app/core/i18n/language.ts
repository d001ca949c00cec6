import type { Language } from '@washhouse/contract/language'

/** The language of a URL's path: English under /en, Thai elsewhere. */
export function languageOf(pathname: string): Language {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'th'
}

/** The address of a page in a language; `path` is the Thai one, e.g. '/branch?page=2'. */
export function localePath(language: Language, path: string): string {
  if (language === 'th') return path
  return /^\/($|[?#])/.test(path) ? `/en${path.slice(1)}` : `/en${path}`
}

/** The Thai address of a page in either language. */
export function neutralPath(pathname: string): string {
  return languageOf(pathname) === 'en' ? pathname.slice('/en'.length) || '/' : pathname
}

export function otherLanguage(language: Language): Language {
  return language === 'th' ? 'en' : 'th'
}
