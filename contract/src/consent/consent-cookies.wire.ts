import type { ConsentCategory } from './consent.contract.ts'

/** Name of the cookie of each accepted category (spec §3, Consent cookies). */
export const consentCookieNames: Readonly<Record<ConsentCategory, string>> = {
  general: 'generalCookie',
  analytics: 'analyticlCookie', // sic
  advertising: 'adsCookie',
}

/** Any other value counts as not accepted (spec §3). */
export const consentCookieValue = 'isSet'

/** Stores the consent round from the second on (extension). */
export const consentRoundCookieName = 'consentRound'
