import type { Language } from '@washhouse/contract/language'
import type { Brand } from '../../../engines/mail/brand.ts'
import type { Letter } from '../../../engines/mail/letter.ts'
import type { Fact, MailPart } from '../../../engines/mail/mail-body.ts'
import { oneLine } from '../../../engines/mail/one-line.ts'
import { spacedName } from '../../../ground/languages/spaced-name.ts'
import { websitePage } from '../../../ground/website-page.ts'
import { browserName } from './browser-name.ts'
import { englishWords } from './member-words.en.ts'
import { thaiWords, type WordsName } from './member-words.th.ts'
import type { MemberWords } from './member-words.ts'

/** What a mail to a member is made of. */
export interface LetterFacts {
  name: WordsName
  language: Language
  /** Of the link that it brings. */
  token?: string
  /** When it happened, ISO 8601. */
  at?: string | undefined
  userAgent?: string | null | undefined
  reason?: string | null | undefined
  isMoveCancelled?: boolean | undefined
}

const pages: Record<WordsName, string> = {
  welcome: '/verify',
  verify: '/verify',
  reset: '/reset-password',
  undone: '/reset-password',
  'new-email': '/verify-email',
  'email-moved': '/undo-email',
  'password-changed': '/forgot-password',
  'new-device': '/forgot-password',
  misuse: '/forgot-password',
  'line-joined': '/forgot-password',
  'line-parted': '/forgot-password',
  suspended: '/appeal',
  'appeal-granted': '/login',
  'appeal-refused': '/contact',
  inactive: '/login',
  unverified: '/verify',
  deleted: '/contact',
}

const words = {
  th: {
    greeting: 'สวัสดี',
    time: 'เวลา',
    browser: 'เบราว์เซอร์',
    reason: 'เหตุผล',
    of: thaiWords,
    closing: (brand: string) => `ทีมงาน${brand}`,
  },
  en: {
    greeting: 'Hello,',
    time: 'Time',
    browser: 'Browser',
    reason: 'Reason',
    of: englishWords,
    closing: (brand: string) => `The ${brand} team`,
  },
}

const namesBrowser: readonly WordsName[] = ['new-device', 'misuse']

/**
 * A mail to a member in his language. Nothing that he typed is in it, not even his name: anyone can register
 * with another's address, and we deliver nobody's advertisements.
 */
export function writeMemberLetter(facts: LetterFacts, { brandName, email }: Brand): Letter {
  const { name, language, token, at, isMoveCancelled } = facts
  const text = words[language]
  const brand = spacedName(oneLine(brandName), language)
  const time = at === undefined ? '' : timeIn(language, at)
  const { subject, lines, moveCancelled, button, note }: MemberWords = text.of({ brand, time })[
    name
  ]
  const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`
  const href = websitePage(language, `${pages[name]}${query}`)
  return {
    subject: oneLine(subject),
    parts: [
      say(text.greeting),
      ...lines.map(say),
      ...(isMoveCancelled && moveCancelled ? [say(moveCancelled)] : []),
      ...factsOf(facts, time),
      ...(button === undefined ? [] : [{ kind: 'link', name: button, href } as const]),
      say(text.closing(brand)),
      { kind: 'note', text: note },
    ],
    ...(email ? { replyTo: { name: brandName, address: email } } : {}),
  }
}

function say(text: string): MailPart {
  return { kind: 'text', text: text.trim() }
}

function factsOf({ name, language, userAgent, reason }: LetterFacts, time: string): MailPart[] {
  const text = words[language]
  const browser = browserName(userAgent)
  const facts: Fact[] = [
    ...(namesBrowser.includes(name) ? [{ name: text.time, value: time }] : []),
    ...(browser === undefined ? [] : [{ name: text.browser, value: browser }]),
    ...(reason ? [{ name: text.reason, value: oneLine(reason, 500) }] : []),
  ]
  return facts.length > 0 ? [{ kind: 'facts', facts }] : []
}

/** On the clock of Thailand, whoever reads it wherever. */
function timeIn(language: Language, moment: string): string {
  const style = { timeZone: 'Asia/Bangkok', dateStyle: 'medium', timeStyle: 'short' } as const
  const time = new Date(moment).toLocaleString(language === 'th' ? 'th-TH' : 'en-GB', style)
  return language === 'th' ? `${time} น.` : `${time}, Thailand`
}
