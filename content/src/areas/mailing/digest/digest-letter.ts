import type { Language } from '@washhouse/contract/language'
import type { Brand } from '../../../engines/mail/brand.ts'
import type { Letter } from '../../../engines/mail/letter.ts'
import type { MailLink, MailPart } from '../../../engines/mail/mail-body.ts'
import { oneLine } from '../../../engines/mail/one-line.ts'
import { spacedName } from '../../../ground/languages/spaced-name.ts'
import { websitePage } from '../../../ground/website-page.ts'
import type { WayToLeave } from '../choice/leaving-headers.ts'
import { digestWords } from './digest-words.ts'
import type { FrozenIssue } from './frozen-issue.ts'

interface Reader {
  language: Language
  brand: Brand
  /** How he leaves; whoever only looks at the issue has nothing to leave. */
  way?: WayToLeave
  /** Of the issue's notices those that are for him. */
  notices: FrozenIssue['notices']
}

/** An issue of the digest for one reader: titles and links, no picture that tells when it was opened. */
export function writeDigest(issue: FrozenIssue, { language, brand, way, notices }: Reader): Letter {
  const { brandName, email } = brand
  const words = digestWords[language](spacedName(oneLine(brandName), language))
  const page = (path: string) => websitePage(language, path)
  const linkTo = ({ title, path }: FrozenIssue['notices'][number] | Item): MailLink => ({
    text: oneLine(title[language], 200),
    href: page(path),
  })
  const lists = issue.sections.map(
    ({ section, path, items, more }): MailPart => ({
      kind: 'list',
      title: words.sections[section],
      items: items.map(linkTo),
      ...(more > 0 ? { more: { text: words.more(more), href: page(path) } } : {}),
    }),
  )
  const branches: MailPart[] =
    notices.length > 0
      ? [{ kind: 'list', title: words.notices, items: eachOnce(notices).map(linkTo) }]
      : []
  const choose = { text: words.choose, href: page('/account/mail') }
  const leave = { text: words.leave, href: way?.href ?? page('/unsubscribe') }
  return {
    subject: oneLine(words.subject),
    parts: [
      { kind: 'text', text: words.greeting },
      ...(issue.intro ? [{ kind: 'text', text: issue.intro[language] } as const] : []),
      ...lists,
      ...branches,
      { kind: 'link', name: words.visit, href: page('/') },
      { kind: 'text', text: words.closing.trim() },
      { kind: 'note', text: words.why, links: [leave, choose] },
    ],
    ...(email ? { replyTo: { name: brandName, address: email } } : {}),
    ...(way ? { leaving: way.headers } : {}),
  }
}

/** A notice of several branches is listed under each of them. */
function eachOnce(notices: FrozenIssue['notices']): FrozenIssue['notices'] {
  return [...new Map(notices.map((notice) => [`${notice.at} ${notice.title.th}`, notice])).values()]
}

type Item = FrozenIssue['sections'][number]['items'][number]
