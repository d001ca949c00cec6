import { policyKinds, type PolicyKind } from '@washhouse/contract/policy/policy.contract'
import { z } from 'zod'
import type { Letter } from '../../../engines/mail/letter.ts'
import type { MailPart } from '../../../engines/mail/mail-body.ts'
import { oneLine } from '../../../engines/mail/one-line.ts'
import { label, type Label } from '../../../ground/languages/labels.ts'
import { websitePage } from '../../../ground/website-page.ts'
import type { Reader } from '../sending/campaign.ts'
import { brandIn, frameLetter } from '../sending/frame-letter.ts'
import { policyWords } from './policy-words.ts'

/** What an announcement says. */
export const PolicyChange = z.object({
  policy: z.enum(policyKinds),
  version: z.string(),
  /** The day in Thailand, '2027-01-01'. */
  holdsFrom: z.iso.date(),
  summary: z.object({ th: z.string(), en: z.string() }),
})
export type PolicyChange = z.infer<typeof PolicyChange>

export const policyNames: Record<PolicyKind, Label> = {
  privacy: label('นโยบายความเป็นส่วนตัว', 'Privacy policy'),
  terms: label('ข้อกำหนดการใช้บริการ', 'Terms of service'),
  cookie: label('นโยบายคุกกี้', 'Cookie policy'),
}

/** The page of the website, without its language. */
const policyPaths: Record<PolicyKind, string> = {
  privacy: '/pagePolicy',
  terms: '/termsOfService',
  cookie: '/cookiePolicy',
}

/** Tells a member of a changed policy. Their account needs it, so there is nothing to unsubscribe from. */
export function writePolicyChange(
  { policy, version, holdsFrom, summary }: PolicyChange,
  { language, brand }: Pick<Reader, 'language' | 'brand'>,
): Letter {
  const words = policyWords[language]({
    brand: brandIn({ brand, language }),
    policy: policyNames[policy][language],
    version: oneLine(version),
    day: writeDay(holdsFrom, language),
  })
  const page = (path: string) => websitePage(language, path)
  const parts: MailPart[] = [
    { kind: 'text', text: words.lead },
    { kind: 'quote', name: words.changes, text: summary[language] },
    { kind: 'link', name: words.read, href: page(policyPaths[policy]) },
    { kind: 'text', text: words.choice },
  ]
  return frameLetter(words, { brand, language, way: undefined }, parts, [
    { text: words.data, href: page('/account/requests') },
    { text: words.leave, href: page('/account/leave') },
  ])
}

/** '1 มกราคม 2570', '1 January 2027'. */
export function writeDay(day: string, language: 'th' | 'en'): string {
  const locale = language === 'th' ? 'th-TH' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
