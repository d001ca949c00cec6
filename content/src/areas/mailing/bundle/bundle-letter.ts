import type { Language } from '@washhouse/contract/language'
import type { Brand } from '../../../engines/mail/brand.ts'
import type { Letter } from '../../../engines/mail/letter.ts'
import { oneLine } from '../../../engines/mail/one-line.ts'
import { spacedName } from '../../../ground/languages/spaced-name.ts'
import { websitePage } from '../../../ground/website-page.ts'
import type { WayToLeave } from '../choice/leaving-headers.ts'
import { bundleWords } from './bundle-words.ts'
import type { OwnNews } from './own-news.rows.ts'

interface Reader {
  language: Language
  brand: Brand
  way: WayToLeave
}

/** What concerns one member alone, as it stands at his bell. */
export function writeBundle(news: readonly OwnNews[], { language, brand, way }: Reader): Letter {
  const { brandName, email } = brand
  const words = bundleWords[language](spacedName(oneLine(brandName), language))
  const page = (path: string) => websitePage(language, path)
  const items = news.map((each) => ({
    text: oneLine(language === 'en' ? (each.titleEn ?? each.titleTh) : each.titleTh, 200),
    href: page(pathOf(each)),
  }))
  return {
    subject: oneLine(words.subject),
    parts: [
      { kind: 'text', text: words.greeting },
      { kind: 'list', title: words.title, items },
      { kind: 'link', name: words.visit, href: page('/notifications') },
      { kind: 'text', text: words.closing.trim() },
      {
        kind: 'note',
        text: words.why,
        links: [
          { text: words.leave, href: way.href },
          { text: words.choose, href: page('/account/mail') },
        ],
      },
    ],
    ...(email ? { replyTo: { name: brandName, address: email } } : {}),
    leaving: way.headers,
  }
}

/** As the website leads from the bell; to the bell where it leads nowhere. */
function pathOf({ event, slug }: OwnNews): string {
  if (event === 'account') return '/account'
  return event === 'board' && slug !== null
    ? `/webboard/${encodeURIComponent(slug)}`
    : '/notifications'
}
