import type { Language } from '@washhouse/contract/language'
import { env } from '../../../platform/env.ts'
import { websitePage } from '../../../platform/website-page.ts'

/** A `tel:` link; undefined if the number is not in E.164. */
export function callLink(phone: string): string | undefined {
  return /^\+\d{8,15}(?:;ext=\d{1,6})?$/.test(phone) ? `tel:${phone}` : undefined
}

/** A new email to a sender. Escaped, as '?' and '&' in an address could add recipients. */
export function mailLink(email: string, subject?: string): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}

/** LINE finds people by their Thai mobile number. There is no link for that. */
export function isLinePhone(phone: string): boolean {
  return /^\+66[689]\d{8}$/.test(phone)
}

/** A page of the website in one language; undefined while its URL is not configured. */
export function websiteLink(language: Language, path: string): string | undefined {
  return env.publicUrl && websitePage(language, path)
}
