import { policyKinds, type PolicyKind } from '@washhouse/contract/policy/policy.contract'
import { z } from 'zod'
import { label, type Label } from '../../../ground/languages/labels.ts'

/** What an announcement says, as it stood when it began to leave. */
export const FrozenChange = z.object({
  policy: z.enum(policyKinds),
  version: z.string(),
  /** The day in Thailand, '2027-01-01'. */
  holdsFrom: z.iso.date(),
  summary: z.object({ th: z.string(), en: z.string() }),
})
export type FrozenChange = z.infer<typeof FrozenChange>

export const policyNames: Record<PolicyKind, Label> = {
  privacy: label('นโยบายความเป็นส่วนตัว', 'Privacy policy'),
  terms: label('ข้อกำหนดการใช้บริการ', 'Terms of service'),
  cookie: label('นโยบายคุกกี้', 'Cookie policy'),
}

/** Where the area policy keeps each. */
export const policyGlobals = {
  privacy: 'privacy-policy',
  terms: 'terms-of-service',
  cookie: 'cookie-policy',
} as const satisfies Record<PolicyKind, string>

/** The page of the website, without its language. */
export const policyPaths: Record<PolicyKind, string> = {
  privacy: '/pagePolicy',
  terms: '/termsOfService',
  cookie: '/cookiePolicy',
}

/** '1 มกราคม 2570', '1 January 2027'. */
export function writeDay(day: string, language: 'th' | 'en'): string {
  const locale = language === 'th' ? 'th-TH' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
