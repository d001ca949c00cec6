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
  lead: `เราปรับ${policy}เป็นฉบับที่ ${version} เริ่มใช้วันที่ ${day}`,
  changes: 'สิ่งที่เปลี่ยน',
  read: 'อ่านฉบับเต็ม',
  choice: 'ถ้าไม่มีข้อสงสัย คุณไม่ต้องทำอะไร ถ้าไม่เห็นด้วย คุณคัดค้านหรือขอข้อมูลของคุณได้ หรือจะลบบัญชีก็ได้ทุกเมื่อ',
  data: 'คำขอเรื่องข้อมูลของฉัน',
  leave: 'ลบบัญชี',
  why: 'เราส่งอีเมลนี้ครั้งเดียวถึงสมาชิกทุกคน เพราะเป็นเรื่องจำเป็นของบัญชี จึงส่งแม้คุณเลิกรับข่าวแล้ว',
})
const en: typeof th = ({ policy, version, day }) => ({
  subject: `A new version of our ${policy.toLowerCase()}, from ${day}`,
  lead: `There is a new version of our ${policy.toLowerCase()}, version ${version}. It holds from ${day}.`,
  changes: 'What changes',
  read: 'Read the whole text',
  choice:
    'You need not do anything. If you do not agree, you can object, ask for your data, or delete your account at any time.',
  data: 'My requests about my data',
  leave: 'Delete my account',
  why: 'We send this once to every member, as it is about your account, also if you stopped our news.',
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
