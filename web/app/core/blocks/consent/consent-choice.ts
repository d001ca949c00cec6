import type { ConsentCategory, ConsentChoice } from '@washhouse/contract/consent/consent.contract'

export type ConsentAction = ConsentChoice['action']

/** Where a choice is posted, with and without JavaScript. */
export const consentPath = '/consent'

/** The stylesheet that hides the banner without JavaScript. */
export const chosenStylePath = '/consent/chosen.css'

/** Where the settings are without JavaScript. */
export const settingsPath = '/cookiePolicy#settings'

/** The confirmation that browsers without JavaScript show after the redirect. */
export const savedId = 'consent-saved'

export function kindOfChoice(accepted: readonly ConsentCategory[]): 'all' | 'some' | 'essential' {
  if (accepted.length === 3) return 'all'
  return accepted.length === 1 ? 'essential' : 'some'
}

/** The categories that a button accepts; essential cookies are always on (spec §4). */
export function acceptedBy(action: ConsentAction, ticked: readonly unknown[]): ConsentCategory[] {
  const optional = ['analytics', 'advertising'] as const
  const isAccepted = (category: ConsentCategory) =>
    action === 'accept_all' || (action === 'confirm' && ticked.includes(category))
  return ['general', ...optional.filter(isAccepted)]
}
