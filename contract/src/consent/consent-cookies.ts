import {
  consentCookieNames,
  consentCookieValue,
  consentRoundCookieName,
} from './consent-cookies.wire.ts'
import type { ConsentCategory } from './consent.contract.ts'

/** 30 days (spec §9). */
export const consentMaxAgeSeconds = 2_592_000

// Duplicated from the schema, which would add zod to every page.
const categories = ['general', 'analytics', 'advertising'] as const

/**
 * Cookies of a choice for `Set-Cookie` and `document.cookie`, in write order: clears all three, then sets the accepted ones
 * (spec §4). Neither Secure nor HttpOnly (spec §9). From the second round on, another cookie stores the round.
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

/** Parses the accepted categories from a `Cookie` header or `document.cookie`. Choices of earlier rounds count as none. */
export function parseConsentCookies(cookies: string, round: number = 1): ConsentCategory[] {
  const pairs = cookies.split(/;\s*/)
  const start = `${consentRoundCookieName}=`
  // A choice without a round belongs to the first.
  const chosen = pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? 1
  return categories.filter(
    (category) =>
      Number(chosen) >= round &&
      pairs.includes(`${consentCookieNames[category]}=${consentCookieValue}`),
  )
}
