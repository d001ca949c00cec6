import type { Language } from '@washhouse/contract/language'
import { localePath } from '../../../core/i18n/language.ts'
import { authPath } from '../auth-path.ts'

/** Reasons why an authorization did not sign anybody in. */
export const lineTroubles = ['lost', 'denied', 'away', 'refused'] as const
export type LineTrouble = (typeof lineTroubles)[number]

export function lineTroublePath(language: Language, trouble: LineTrouble, next: string | null) {
  return authPath(language, '/login', { next, reason: `line-${trouble}` })
}

const accountOutcomes = [...lineTroubles, 'joined', 'parted', 'taken', 'only', 'chosen'] as const
export type AccountLineOutcome = (typeof accountOutcomes)[number]

export function accountLinePath(language: Language, outcome: AccountLineOutcome): string {
  return localePath(language, `/account/line?outcome=${outcome}`)
}

export function accountLineOutcomeOf(url: URL): AccountLineOutcome | null {
  const given = url.searchParams.get('outcome')
  return accountOutcomes.find((outcome) => outcome === given) ?? null
}
