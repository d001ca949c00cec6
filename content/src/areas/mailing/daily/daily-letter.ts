import type { Letter } from '../../../engines/mail/letter.ts'
import { oneLine } from '../../../engines/mail/one-line.ts'
import { websitePage } from '../../../ground/website-page.ts'
import type { Reader } from '../sending/campaign.ts'
import { brandIn, frameLetter } from '../sending/frame-letter.ts'
import { dailyWords } from './daily-words.ts'
import type { OwnNews } from './own-news.rows.ts'

/** What concerns one member alone, as their notifications have it. */
export function writeDaily(news: readonly OwnNews[], reader: Reader): Letter {
  const { language } = reader
  const words = dailyWords[language](brandIn(reader))
  const page = (path: string) => websitePage(language, path)
  const items = news.map((each) => ({
    text: oneLine(language === 'en' ? (each.titleEn ?? each.titleTh) : each.titleTh, 200),
    href: page(pathOf(each)),
  }))
  return frameLetter(words, reader, [
    { kind: 'list', title: words.title, items },
    { kind: 'link', name: words.visit, href: page('/notifications') },
  ])
}

/** Where the website's notification leads; to the list of notifications if it leads nowhere. */
function pathOf({ event, slug }: OwnNews): string {
  if (event === 'account') return '/account'
  return event === 'board' && slug !== null
    ? `/webboard/${encodeURIComponent(slug)}`
    : '/notifications'
}
