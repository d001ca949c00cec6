import type { Language } from '@washhouse/contract/language'
import { env } from '../../../platform/env.ts'
import { websitePage } from '../../../platform/website-page.ts'

/** Where a click calls; nothing for what is no number in E.164. */
export function callLink(phone: string): string | undefined {
  return /^\+\d{8,15}(?:;ext=\d{1,6})?$/.test(phone) ? `tel:${phone}` : undefined
}

/** A new mail to a sender. An address may hold '?' and '&', which would add receivers of its own. */
export function mailLink(email: string, subject?: string): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}

/** LINE finds people by the number of their Thai mobile phone, and by no link. */
export function isLinePhone(phone: string): boolean {
  return /^\+66[689]\d{8}$/.test(phone)
}

/** A page of the website in one language; none while nobody has said where the website is. */
export function websiteLink(language: Language, path: string): string | undefined {
  return env.publicUrl && websitePage(language, path)
}
