import type { Letter } from '../../../core/mail/letter.ts'
import type { MailLink, MailPart } from '../../../core/mail/mail-body.ts'
import { oneLine } from '../../../core/mail/one-line.ts'
import { spacedName } from '../../../platform/languages/spaced-name.ts'
import { websitePage } from '../../../platform/website-page.ts'
import type { Reader } from './campaign.ts'

const shared = {
  th: {
    greeting: 'สวัสดี',
    closing: (brand: string) => `ทีมงาน${brand}`,
    choose: 'เลือกอีเมลที่อยากรับ',
  },
  en: {
    greeting: 'Hello,',
    closing: (brand: string) => `The ${brand} team`,
    choose: 'Choose your emails',
  },
}

/** The brand's name as it is written in a sentence. */
export const brandIn = ({ brand, language }: Pick<Reader, 'brand' | 'language'>): string =>
  spacedName(oneLine(brand.brandName), language)

interface Frame {
  subject: string
  /** Why the member gets the mail. */
  why: string
  /** The text of the link to unsubscribe. */
  leave: string
}

/** A mail of a campaign: greeting, parts, closing, and why it was sent, with links to unsubscribe unless others are given. */
export function frameLetter(
  { subject, why, leave }: Frame,
  { brand, language, way }: Omit<Reader, 'memberId'>,
  parts: readonly MailPart[],
  links?: readonly MailLink[],
): Letter {
  const { greeting, closing, choose } = shared[language]
  const { brandName, email } = brand
  const page = (path: string) => websitePage(language, path)
  const toUnsubscribe = [
    { text: leave, href: way?.href ?? page('/unsubscribe') },
    { text: choose, href: page('/account/mail') },
  ]
  return {
    subject: oneLine(subject),
    parts: [
      { kind: 'text', text: greeting },
      ...parts,
      { kind: 'text', text: closing(brandIn({ brand, language })).trim() },
      { kind: 'note', text: why, links: links ?? toUnsubscribe },
    ],
    ...(email ? { replyTo: { name: brandName, address: email } } : {}),
    ...(way ? { leaving: way.headers } : {}),
  }
}
