import type { Language } from '@washhouse/contract/language'
import { localePath } from '../../core/i18n/language.ts'
import { printQuery } from '../../core/request/query.ts'
import { nextPathOf } from '../../core/request/next-path.ts'

type DoorName = '/login' | '/register' | '/forgot-password'

/** Path of a page before sign-in that carries the visitor's destination. */
export function authPath(
  language: Language,
  page: DoorName,
  { next, ...more }: { next?: string | null; reason?: string } = {},
): string {
  return localePath(language, page) + printQuery({ next: next || null, ...more })
}

/** Where a visitor goes after sign-in: the requested page, or the account. */
export function pathAfterSignIn(language: Language, next: unknown): string {
  return nextPathOf(typeof next === 'string' ? next : null) ?? localePath(language, '/account')
}
