import type { IncomingMessage } from 'node:http'
import { parseConsentCookies } from '@washhouse/contract/consent/consent-cookies'
import {
  consentCookieNames,
  consentCookieValue,
} from '@washhouse/contract/consent/consent-cookies.wire'

/** A cookie's raw value, or undefined. */
export function cookieOf(req: IncomingMessage, name: string): string | undefined {
  const header = req.headers.cookie
  if (header === undefined || !header.includes(name)) return undefined
  for (const pair of header.split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2)
    if (key === name) return value
  }
  return undefined
}

/**
 * Spec §3: a consent cookie has the value isSet; any other value is no consent. A choice of an earlier round is none either.
 */
export function hasConsentChoice(req: IncomingMessage, round: number): boolean {
  if (cookieOf(req, consentCookieNames.general) !== consentCookieValue) return false
  return round <= 1 || parseConsentCookies(req.headers.cookie ?? '', round).length > 0
}

/** A visitor who chose English is redirected from `/` to /en; every other address sets its own language. */
export function wantsEnglishHome(req: IncomingMessage, path: string): boolean {
  return path === '/' && cookieOf(req, 'lang') === 'en'
}
