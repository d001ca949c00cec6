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

const slugs = [
  'duvet-without-smell',
  'promptpay-everywhere',
  'remove-coffee-stain',
  'lost-and-found',
  'dry-without-shrinking',
  'night-guardian-award',
  'how-much-detergent',
  '2000-uniforms',
  'sneakers-in-the-washer',
  'water-recycling',
  'sort-by-weight',
  'solar-roof',
]

const issues = 19
const daysBetween = 61
/** The last issue is published in three weeks. */
const daysUntilLast = 21

export const enewsDemo: EnewsDemo[] = Array.from({ length: issues }, (_, index) => {
  const number = index + 1
  const articles = [articleAt(index), articleAt(index + 5)] as const
  const [front] = articles
  return {
    number,
    daysAgo: (issues - number) * daysBetween - daysUntilLast,
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

function articleAt(index: number): NewsDemo {
  const slug = slugs[index % slugs.length]
  const article = news.find((each) => each.slug === slug)
  if (!article) throw new Error(`The demo has no news "${slug}"`)
  return article
}
