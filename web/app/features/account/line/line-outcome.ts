import type { Language } from '@washhouse/contract/language'
import { localePath } from '../../../core/i18n/language.ts'
import { authPath } from '../auth-path.ts'

/** How a journey ended that did not get anybody in. */
export const lineTroubles = ['lost', 'denied', 'away', 'refused'] as const
export type LineTrouble = (typeof lineTroubles)[number]

/** Where somebody signs in, with the reason why he is there again. */
export function lineTroublePath(language: Language, trouble: LineTrouble, next: string | null) {
  return authPath(language, '/login', { next, reason: `line-${trouble}` })
}

const accountOutcomes = [...lineTroubles, 'joined', 'parted', 'taken', 'only', 'chosen'] as const
export type AccountLineOutcome = (typeof accountOutcomes)[number]

/** A member's own page about LINE, which says what became of it. */
export function accountLinePath(language: Language, outcome: AccountLineOutcome): string {
  return localePath(language, `/account/line?outcome=${outcome}`)
}

export function accountLineOutcomeOf(url: URL): AccountLineOutcome | null {
  const given = url.searchParams.get('outcome')
  return accountOutcomes.find((outcome) => outcome === given) ?? null
}
