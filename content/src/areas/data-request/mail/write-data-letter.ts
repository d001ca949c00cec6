import { dataRequestReference } from '@washhouse/contract/data-request/data-request-reference'
import type { Language } from '@washhouse/contract/language'
import type { Letter } from '../../../engines/mail/letter.ts'
import type { MailPart } from '../../../engines/mail/mail-body.ts'
import { oneLine } from '../../../engines/mail/one-line.ts'
import { spacedName } from '../../../ground/languages/spaced-name.ts'
import type { Setting } from '../../../ground/payload-types.ts'
import { websitePage } from '../../../ground/website-page.ts'
import { kindLabels } from '../request/data-request.labels.ts'
import type { StoredRequest } from '../request/stored-request.rows.ts'
import { dataWords } from './data-request-words.ts'

type Brand = Pick<Setting, 'brandName' | 'email'>

/** What who asked is told, with the token of the link that proves him. */
export type ToAsker =
  | { name: 'proof'; token: string }
  | { name: 'received' | 'answered' | 'refused' }

/**
 * A mail to who asked, in his language. Nothing that he typed is in it: anyone can enter another's address. What staff
 * answer is.
 */
export function writeToAsker(
  { id, kind, language, answer, dueAt }: StoredRequest,
  what: ToAsker,
  { brandName, email }: Brand,
): Letter {
  const words = dataWords[language]
  const brand = spacedName(oneLine(brandName), language)
  const { subject, lines, note, button } = words[what.name](brand, dayIn(language, dueAt))
  const facts = [
    { name: words.kind, value: kindLabels[kind][language] },
    { name: words.reference, value: dataRequestReference(id) },
    ...(hasAnswer(what) && answer
      ? [{ name: words[`${what.name}Answer`], value: oneLine(answer, 500) }]
      : []),
  ]
  const link = what.name === 'proof' && button !== undefined
  return {
    subject: oneLine(subject),
    parts: [
      say(words.greeting),
      ...lines.map(say),
      { kind: 'facts', facts },
      ...(link ? [linkTo(button, language, what.token)] : []),
      say(words.closing(brand)),
      { kind: 'note', text: note },
    ],
    ...(email ? { replyTo: { name: brandName, address: email } } : {}),
  }
}

function hasAnswer(what: ToAsker): what is { name: 'answered' | 'refused' } {
  return what.name === 'answered' || what.name === 'refused'
}

function linkTo(name: string, language: Language, token: string): MailPart {
  const path = `/data-request/confirm?token=${encodeURIComponent(token)}`
  return { kind: 'link', name, href: websitePage(language, path) }
}

/** A paragraph. */
export function say(text: string): MailPart {
  return { kind: 'text', text: text.trim() }
}

/** On the calendar of Thailand, whoever reads it wherever. */
export function dayIn(language: Language, moment: string): string {
  const style = { timeZone: 'Asia/Bangkok', dateStyle: 'long' } as const
  return new Date(moment).toLocaleDateString(language === 'th' ? 'th-TH' : 'en-GB', style)
}
