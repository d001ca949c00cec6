import { policyKinds, type PolicyKind } from '@washhouse/contract/policy/policy.contract'
import { z } from 'zod'
import { brandIn, dayIn, say } from '../../../core/mail/brand-email.ts'
import type { Letter } from '../../../core/mail/email-content.ts'
import type { MailPart } from '../../../core/mail/mail-body.ts'
import { oneLine } from '../../../core/mail/one-line.ts'
import { label, type Label } from '../../../platform/languages/labels.ts'
import { websitePage } from '../../../platform/website-page.ts'
import type { Reader } from '../sending/campaign.ts'
import { frameEmail } from '../sending/frame-email.ts'

/** Content of an announcement. */
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

/** Path of the website's page, without language. */
const policyPaths: Record<PolicyKind, string> = {
  privacy: '/pagePolicy',
  terms: '/termsOfService',
  cookie: '/cookiePolicy',
}

interface Named {
  brand: string
  policy: string
  version: string
  day: string
}

const th = ({ brand, policy, version, day }: Named) => ({
  subject: `${policy}ของ${brand}มีฉบับใหม่ เริ่มใช้ ${day}`,
  lead: `เราปรับปรุง${policy}เป็นฉบับที่ ${version} เริ่มใช้วันที่ ${day}`,
  changes: 'สิ่งที่เปลี่ยน',
  read: 'อ่านฉบับเต็ม',
  choice: 'คุณไม่ต้องทำอะไร ถ้าไม่เห็นด้วย คัดค้านหรือขอข้อมูลของคุณได้ หรือจะลบบัญชีเมื่อไรก็ได้',
  data: 'คำขอเรื่องข้อมูลของฉัน',
  leave: 'ลบบัญชี',
  why: 'เราส่งอีเมลนี้ถึงสมาชิกทุกคนเพียงครั้งเดียว แม้คุณเลิกรับข่าวแล้ว เพราะเป็นเรื่องสำคัญของบัญชี',
})
const en: typeof th = ({ policy, version, day }) => ({
  subject: `Changes to our ${policy.toLowerCase()} from ${day}`,
  lead: `We’ve updated our ${policy.toLowerCase()}. Version ${version} takes effect on ${day}.`,
  changes: 'What’s changing',
  read: 'Read the full text',
  choice:
    'You don’t need to do anything. If you don’t agree, you can object, ask for your data or delete your account at any time.',
  data: 'My data requests',
  leave: 'Delete my account',
  why: 'We send this once to every member, even if you’ve unsubscribed from our news, because it’s about your account.',
})
const policyTexts = { th, en }

/** Notifies a member of a changed policy. It is account mail, without an unsubscribe link. */
export function writePolicyChange(
  { policy, version, holdsFrom, summary }: PolicyChange,
  { language, brand, firstName = null }: Pick<Reader, 'language' | 'brand' | 'firstName'>,
): Letter {
  const words = policyTexts[language]({
    brand: brandIn(language, brand),
    policy: policyNames[policy][language],
    version: oneLine(version),
    day: dayIn(language, holdsFrom),
  })
  const page = (path: string) => websitePage(language, path)
  const parts: MailPart[] = [
    say(words.lead),
    { kind: 'quote', name: words.changes, text: summary[language] },
    { kind: 'link', name: words.read, href: page(policyPaths[policy]) },
    say(words.choice),
  ]
  return frameEmail(words, { brand, language, firstName, way: undefined }, parts, [
    { text: words.data, href: page('/account/requests') },
    { text: words.leave, href: page('/account/leave') },
  ])
}
