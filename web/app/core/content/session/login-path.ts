import { languageOf, localePath } from '../../i18n/language.ts'
import { nextPathOf } from '../../request/next-path.ts'

/** Why a visitor stands before the log-in: the page says so. */
export const loginReasons = ['members', 'ended'] as const
export type LoginReason = (typeof loginReasons)[number]

/** Where a visitor signs in, in the language of the page that he comes from and goes back to, unless another is named. */
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

/** The reason in the log-in page's own address; null for none that is known. */
export function loginReasonOf({ searchParams }: URL): LoginReason | null {
  const given = searchParams.get('reason')
  return loginReasons.find((reason) => reason === given) ?? null
}
