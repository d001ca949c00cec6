import type { ConsentCategory, ConsentChoice } from '@washhouse/contract/consent/consent.contract'

export type ConsentAction = ConsentChoice['action']

/** Where a choice is posted, with JavaScript and without. */
export const consentPath = '/consent'

/** Where the settings stand for those who have no JavaScript. */
export const settingsPath = '/cookiePolicy#settings'

/** Where the confirmation stands that browsers without JavaScript show once they are led back. */
export const savedId = 'consent-saved'

export function kindOfChoice(accepted: readonly ConsentCategory[]): 'all' | 'some' | 'essential' {
  if (accepted.length === 3) return 'all'
  return accepted.length === 1 ? 'essential' : 'some'
}

/** What a visitor accepts with a button; essential cookies are always on (spec §4). */
export function acceptedBy(action: ConsentAction, ticked: readonly unknown[]): ConsentCategory[] {
  const optional = ['analytics', 'advertising'] as const
  const isAccepted = (category: ConsentCategory) =>
    action === 'accept_all' || (action === 'confirm' && ticked.includes(category))
  return ['general', ...optional.filter(isAccepted)]
}
