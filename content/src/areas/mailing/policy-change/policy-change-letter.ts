import type { Language } from '@washhouse/contract/language'
import type { Brand } from '../../../engines/mail/brand.ts'
import type { Letter } from '../../../engines/mail/letter.ts'
import { oneLine } from '../../../engines/mail/one-line.ts'
import { spacedName } from '../../../ground/languages/spaced-name.ts'
import { websitePage } from '../../../ground/website-page.ts'
import { type FrozenChange, policyNames, policyPaths, writeDay } from './frozen-change.ts'
import { policyChangeWords } from './policy-change-words.ts'

/** What a member is told of a changed policy: an account needs it, so that there is nothing to leave. */
export function writePolicyChange(
  { policy, version, holdsFrom, summary }: FrozenChange,
  language: Language,
  { brandName, email }: Brand,
): Letter {
  const words = policyChangeWords[language]({
    brand: spacedName(oneLine(brandName), language),
    policy: policyNames[policy][language],
    version: oneLine(version),
    day: writeDay(holdsFrom, language),
  })
  const page = (path: string) => websitePage(language, path)
  return {
    subject: oneLine(words.subject),
    parts: [
      { kind: 'text', text: words.greeting },
      { kind: 'text', text: words.lead },
      { kind: 'quote', name: words.changes, text: summary[language] },
      { kind: 'link', name: words.read, href: page(policyPaths[policy]) },
      { kind: 'text', text: words.choice },
      { kind: 'text', text: words.closing.trim() },
      {
        kind: 'note',
        text: words.why,
        links: [
          { text: words.data, href: page('/account/requests') },
          { text: words.leave, href: page('/account/leave') },
        ],
      },
    ],
    ...(email ? { replyTo: { name: brandName, address: email } } : {}),
  }
}
