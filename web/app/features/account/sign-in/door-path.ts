import type { Language } from '@washhouse/contract/language'
import { localePath } from '../../../i18n/language.ts'
import { nextPathOf } from '../../../request/next-path.ts'

type DoorName = '/login' | '/register' | '/forgot-password'

/** One of the pages before the account, which remembers where its visitor wants to go on. */
export function doorPath(
  language: Language,
  page: DoorName,
  { next, ...more }: { next?: string | null; reason?: string } = {},
): string {
  const query = new URLSearchParams({ ...(next && { next }), ...more }).toString()
  return localePath(language, page) + (query && `?${query}`)
}

/**
 * Where a browser goes that was just given a session: the log-in leads it on to `next`, or says that it keeps no cookies, should
 * it come without the session.
 */
export function pathBehindSignIn(language: Language, next: unknown): string {
  const known = nextPathOf(typeof next === 'string' ? next : null)
  return doorPath(language, '/login', { next: known, reason: 'cookies' })
}

/** Where a visitor goes on once he is signed in: where he wanted to, or to his account. */
export function pathAfterSignIn(language: Language, next: unknown): string {
  return nextPathOf(typeof next === 'string' ? next : null) ?? localePath(language, '/account')
}
