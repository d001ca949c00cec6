import { spacedName } from '../../../ground/languages/spaced-name.ts'
import type { Letter } from '../../../engines/mail/letter.ts'
import type { MailLink, MailPart } from '../../../engines/mail/mail-body.ts'
import { oneLine } from '../../../engines/mail/one-line.ts'
import type { Reader } from './campaign.ts'

interface Frame {
  subject: string
  greeting: string
  closing: string
  /** Why the member gets the mail. */
  why: string
}

/** The brand's name as it is written in a sentence. */
export const brandIn = ({ brand, language }: Pick<Reader, 'brand' | 'language'>): string =>
  spacedName(oneLine(brand.brandName), language)

/** A mail of a campaign: greeting, parts, closing, and a note why it was sent. */
export function frameLetter(
  { subject, greeting, closing, why }: Frame,
  { brand: { brandName, email }, way }: Pick<Reader, 'brand' | 'way'>,
  { parts, links }: { parts: MailPart[]; links: MailLink[] },
): Letter {
  return {
    subject: oneLine(subject),
    parts: [
      { kind: 'text', text: greeting },
      ...parts,
      { kind: 'text', text: closing.trim() },
      { kind: 'note', text: why, links },
    ],
    ...(email ? { replyTo: { name: brandName, address: email } } : {}),
    ...(way ? { leaving: way.headers } : {}),
  }
}
