import type { ConsentCategory } from './consent.contract.ts'

/** Name of the cookie by which a visitor accepts a category (spec §3, Consent cookies). */
export const consentCookieNames: Readonly<Record<ConsentCategory, string>> = {
  general: 'generalCookie',
  analytics: 'analyticlCookie', // sic
  advertising: 'adsCookie',
}

/** What an accepted category's cookie holds; any other value counts as none (spec §3). */
export const consentCookieValue = 'isSet'

/** In which round of asking a choice was made, from the second on; ours. */
export const consentRoundCookieName = 'consentRound'
