import {
  consentCookieNames,
  consentCookieValue,
  consentRoundCookieName,
} from './consent-cookies.wire.ts'
import type { ConsentCategory } from './consent.contract.ts'

/** How long a choice is kept: 30 days (spec §9). */
export const consentMaxAgeSeconds = 2_592_000

// Not those of the contract's schema: it would bring zod into every page.
const categories = ['general', 'analytics', 'advertising'] as const

/**
 * The cookies of a choice, for `Set-Cookie` as for `document.cookie`, in the order in which they
 * must be written: all three are cleared, then the accepted ones are set (spec §4). Not Secure and
 * not HttpOnly (spec §9). From the second round on another one says in which it was made.
 */
export function printConsentCookies(
  accepted: readonly ConsentCategory[],
  round: number = 1,
): string[] {
  const print = (name: string, value: string, maxAgeSeconds = consentMaxAgeSeconds) =>
    `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Strict`
  return [
    ...categories.map((category) => print(consentCookieNames[category], '', 0)),
    ...categories
      .filter((category) => accepted.includes(category))
      .map((category) => print(consentCookieNames[category], consentCookieValue)),
    ...(round > 1 ? [print(consentRoundCookieName, `${round}`)] : []),
  ]
}

/**
 * The accepted categories, from a `Cookie` header or `document.cookie`; none where the choice was made in an earlier
 * round than that of now.
 */
export function parseConsentCookies(cookies: string, round: number = 1): ConsentCategory[] {
  const pairs = cookies.split(/;\s*/)
  const start = `${consentRoundCookieName}=`
  // A choice without a round was made in the first.
  const chosen = pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? 1
  return categories.filter(
    (category) =>
      Number(chosen) >= round &&
      pairs.includes(`${consentCookieNames[category]}=${consentCookieValue}`),
  )
}
