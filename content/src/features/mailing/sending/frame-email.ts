import { brandEmail } from '../../../core/mail/brand-email.ts'
import type { Letter } from '../../../core/mail/email-content.ts'
import type { MailLink, MailPart } from '../../../core/mail/mail-body.ts'
import { websitePage } from '../../../platform/website-page.ts'
import type { Reader } from './campaign.ts'

const choose = { th: 'เลือกอีเมลที่อยากรับ', en: 'Choose your emails' }

interface Frame {
  subject: string
  /** Why the member gets the mail. */
  why: string
  /** The text of the link to unsubscribe. */
  leave: string
}

/** A mail of a campaign, with why it was sent below, and links to unsubscribe unless others are given. */
export function frameEmail(
  { subject, why, leave }: Frame,
  { brand, language, way }: Omit<Reader, 'memberId'>,
  parts: readonly MailPart[],
  links?: readonly MailLink[],
): Letter {
  const page = (path: string) => websitePage(language, path)
  const toUnsubscribe = [
    { text: leave, href: way?.href ?? page('/unsubscribe') },
    { text: choose[language], href: page('/account/mail') },
  ]
  const below = { note: why, links: links ?? toUnsubscribe, leaving: way?.headers }
  return brandEmail(language, brand, { subject, parts, ...below })
}
