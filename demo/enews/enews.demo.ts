import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import type { NewsDemo } from '../news/news-item.demo.ts'
import { news } from '../news/news.demo.ts'

/** An issue of the newsletter with two articles, the newer one on its front page. */
export interface EnewsDemo {
  /** Counted from the first issue, three years ago. */
  number: number
  /** Negative for a future issue. */
  daysAgo: number
  articles: readonly [NewsDemo, NewsDemo]
  title: BilingualText
}

/** The front story of each issue, the first issue first. */
const fronts = [
  'how-much-detergent',
  'lost-and-found',
  'sort-by-weight',
  'promptpay-everywhere',
  'duvet-without-smell',
  'solar-roof',
  'sneakers-in-the-washer',
  'night-guardian-award',
  'dry-without-shrinking',
  'duvet-second-dry-free',
  'remove-coffee-stain',
  'scan-50-off',
  'water-recycling',
  'opens-hat-yai-kim-yong',
  '2000-uniforms',
  'opens-bang-na',
  'opens-khon-kaen-university',
  'opens-phuket-old-town',
  'opens-nimman-soi-9',
]

const daysBetween = 61
/** The second story of an issue is the front story so many issues later. */
const storiesApart = 7
/** The last issue is published in three weeks. */
const daysUntilLast = 21

export const enewsDemo: EnewsDemo[] = fronts.map((slug, index) => {
  const number = index + 1
  const other = fronts[(index + storiesApart) % fronts.length] ?? slug
  const articles = [articleOf(slug), articleOf(other)] as const
  const [front] = articles
  return {
    number,
    daysAgo: (fronts.length - number) * daysBetween - daysUntilLast,
    articles,
    title: {
      th: `จดหมายข่าวฟองใส ฉบับที่ ${number} ${front.title.th}`,
      en: `Fongsai News ${number}: ${front.title.en}`,
    },
  }
})

export const enewsPageDemo: { title: BilingualText; description: BilingualText } = {
  title: { th: 'จดหมายข่าว', en: 'E-news' },
  description: {
    th: 'เรื่องเบื้องหลังร้านกับเคล็ดลับซักผ้า ออกทุกสองเดือน อ่านจบก่อนผ้าแห้ง',
    en: 'Stories from our shops and laundry tips, every two months. A quick read before your dryer stops.',
  },
}

/** The name of an issue's PDF in this folder. */
export function issueFile({ number }: Pick<EnewsDemo, 'number'>): string {
  return `issue-${String(number).padStart(2, '0')}.demo.pdf`
}

/** An issue's stories as one text in Markdown. */
export function issueText({ articles }: EnewsDemo, language: keyof BilingualText): string {
  return articles
    .map(({ title, summary, body }) => {
      const story = body[language].replaceAll(/^## /gm, '### ')
      return `## ${title[language]}\n\n**${summary[language]}**\n\n${story}`
    })
    .join('\n\n')
}

function articleOf(slug: string): NewsDemo {
  const article = news.find((each) => each.slug === slug)
  if (!article) throw new Error(`The demo has no news "${slug}"`)
  return article
}
