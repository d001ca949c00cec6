import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import type { LeavingHeaders } from '../../../engines/mail/mail.ts'
import { websitePage } from '../../../ground/website-page.ts'
import { leavingKey } from './leaving-key.rows.ts'
import { type Leaving, writeToken } from './leaving-token.ts'

/** How one mail is left: by the mail program itself (RFC 8058), and by a link in its text. */
export interface WayToLeave {
  headers: LeavingHeaders
  /** The page that asks, in the language of the mail; it needs no sign-in. */
  href: string
}

/** For one mail of a kind to one member: in the language of the mail, without anything that names him. */
export async function leavingHeaders(
  payload: BasePayload,
  leaving: Leaving,
  language: Language,
): Promise<WayToLeave> {
  const token = writeToken(await leavingKey(payload), leaving)
  const href = websitePage(language, `/unsubscribe?token=${token}`)
  return {
    href,
    headers: {
      'List-Unsubscribe': `<${href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
