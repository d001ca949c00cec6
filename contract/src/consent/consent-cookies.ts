import { consentCookieNames, consentCookieValue } from './consent-cookies.wire.ts'
import type { ConsentCategory } from './consent.contract.ts'

/** How long a choice is kept: 30 days (spec §9). */
export const consentMaxAgeSeconds = 2_592_000

// Not those of the contract's schema: it would bring zod into every page.
const categories = ['general', 'analytics', 'advertising'] as const

/**
 * The cookies of a choice, for `Set-Cookie` as for `document.cookie`, in the order in which they
 * must be written: all three are cleared, then the accepted ones are set (spec §4). Not Secure and
 * not HttpOnly (spec §9).
 */
export function printConsentCookies(accepted: readonly ConsentCategory[]): string[] {
  const print = (category: ConsentCategory, value: string, maxAgeSeconds: number) =>
    `${consentCookieNames[category]}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Strict`
  return [
    ...categories.map((category) => print(category, '', 0)),
    ...categories
      .filter((category) => accepted.includes(category))
      .map((category) => print(category, consentCookieValue, consentMaxAgeSeconds)),
  ]
}

/** The accepted categories, from a `Cookie` header or `document.cookie`. */
export function parseConsentCookies(cookies: string): ConsentCategory[] {
  const pairs = cookies.split(/;\s*/)
  return categories.filter((category) =>
    pairs.includes(`${consentCookieNames[category]}=${consentCookieValue}`),
  )
}
