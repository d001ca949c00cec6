import { brandEmail } from '../../../core/mail/brand-email.ts'
import type { Letter } from '../../../core/mail/email-content.ts'
import type { MailLink, MailPart } from '../../../core/mail/mail-body.ts'
import { websitePage } from '../../../platform/website-page.ts'
import type { Reader } from './campaign.ts'

const choose = { th: 'เลือกอีเมลที่อยากรับ', en: 'Choose which emails you get' }

interface Frame {
  subject: string
  /** Why the member gets the mail. */
  why: string
  /** Text of the unsubscribe link. */
  leave: string
}

/** A campaign's mail, with the reason for it below, and unsubscribe links unless others are given. */
export function frameEmail(
  { subject, why, leave }: Frame,
  { brand, language, way, firstName }: Omit<Reader, 'memberId'>,
  parts: readonly MailPart[],
  links?: readonly MailLink[],
): Letter {
  const page = (path: string) => websitePage(language, path)
  const toUnsubscribe = [
    { text: leave, href: way?.href ?? page('/unsubscribe') },
    { text: choose[language], href: page('/account/mail') },
  ]
  const below = { note: why, links: links ?? toUnsubscribe, leaving: way?.headers }
  return brandEmail(language, brand, { subject, name: firstName, parts, ...below })
}
