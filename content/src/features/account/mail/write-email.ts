import { deviceNameOf } from '@washhouse/contract/account/device-name'
import type { Language } from '@washhouse/contract/language'
import { type Brand, brandIn, brandEmail, say, timeIn } from '../../../core/mail/brand-email.ts'
import type { Letter } from '../../../core/mail/email-content.ts'
import type { Fact, MailPart } from '../../../core/mail/mail-body.ts'
import { oneLine } from '../../../core/mail/one-line.ts'
import { websitePage } from '../../../platform/website-page.ts'
import { englishWords } from './member-emails.en.ts'
import { thaiWords, type TextName, type MemberEmailTexts } from './member-emails.th.ts'
import { type MailContent, memberMails } from './queue-mail.ts'

export interface EmailFacts extends Pick<
  MailContent,
  'at' | 'isMoveCancelled' | 'reason' | 'userAgent'
> {
  name: TextName
  language: Language
  /** The member's, only if the email goes to their confirmed address. */
  firstName?: string | null | undefined
  /** Token of the email's link. */
  token?: string
}

const words = {
  th: { time: 'เวลา', browser: 'เบราว์เซอร์', reason: 'เหตุผล', of: thaiWords },
  en: { time: 'Time', browser: 'Browser', reason: 'Reason', of: englishWords },
}

const namesBrowser: readonly TextName[] = ['new-device', 'misuse']

/**
 * Writes an email in the member's language. To an unconfirmed address it contains nothing that was typed, not even the name:
 * anyone can register another person's address, and the email must not carry advertising.
 */
export function writeMemberEmail(facts: EmailFacts, brand: Brand): Letter {
  const { name, language, firstName, token, at, isMoveCancelled } = facts
  const time = at === undefined ? '' : timeIn(language, at)
  const of = words[language].of({ brand: brandIn(language, brand), time })
  const { subject, lines, moveCancelled, button, note }: MemberEmailTexts = of[name]
  const { page } = memberMails[name === 'undone' ? 'reset' : name]
  const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`
  return brandEmail(language, brand, {
    subject,
    name: firstName,
    parts: [
      ...[...lines, ...(isMoveCancelled && moveCancelled ? [moveCancelled] : [])].map(say),
      ...factsOf(facts, time),
      { kind: 'link', name: button, href: websitePage(language, `${page}${query}`) },
    ],
    note,
  })
}

function factsOf({ name, language, userAgent, reason }: EmailFacts, time: string): MailPart[] {
  const text = words[language]
  const browser = deviceText(userAgent ?? null)
  const facts: Fact[] = [
    ...(namesBrowser.includes(name) ? [{ name: text.time, value: time }] : []),
    ...(browser ? [{ name: text.browser, value: browser }] : []),
    ...(reason ? [{ name: text.reason, value: oneLine(reason, 500) }] : []),
  ]
  return facts.length > 0 ? [{ kind: 'facts', facts }] : []
}

/** 'Chrome, Android': fixed words only, as a user agent can contain any text; '' if unknown. */
export function deviceText(userAgent: string | null): string {
  const { browser, system } = deviceNameOf(userAgent)
  return [browser, system].filter((name) => name !== null).join(', ')
}
