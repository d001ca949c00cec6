import type { Language } from '@washhouse/contract/language'
import { localePath } from '../../core/i18n/language.ts'
import { printQuery } from '../../core/request/query.ts'
import { nextPathOf } from '../../core/request/next-path.ts'

type DoorName = '/login' | '/register' | '/forgot-password'

/** One of the pages before the account, which remembers where its visitor wants to go on. */
export function authPath(
  language: Language,
  page: DoorName,
  { next, ...more }: { next?: string | null; reason?: string } = {},
): string {
  return localePath(language, page) + printQuery({ next: next || null, ...more })
}

/** Where a visitor goes on once he is signed in: where he wanted to, or to his account. */
export function pathAfterSignIn(language: Language, next: unknown): string {
  return nextPathOf(typeof next === 'string' ? next : null) ?? localePath(language, '/account')
}
