import { languageOf, localePath } from '../../i18n/language.ts'
import { nextPathOf } from '../../request/next-path.ts'

/** Why a visitor sees the login page; the page shows it. */
export const loginReasons = ['members', 'ended'] as const
export type LoginReason = (typeof loginReasons)[number]

/** The login page, which returns to the given page. In that page's language, unless another is given. */
export function loginPathOf(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  reason: LoginReason,
  language = languageOf(pathname),
): string {
  const query = new URLSearchParams()
  const next = nextPathOf(pathname + search)
  if (next) query.set('next', next)
  query.set('reason', reason)
  return `${localePath(language, '/login')}?${query}`
}

/** The reason in the login page's own address; null if unknown. */
export function loginReasonOf({ searchParams }: URL): LoginReason | null {
  const given = searchParams.get('reason')
  return loginReasons.find((reason) => reason === given) ?? null
}
