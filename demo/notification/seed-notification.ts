import { enewsDemo } from '../enews/enews.demo.ts'
import { news } from '../news/news.demo.ts'
import { collectionSeed } from '../seed/collection-seed.ts'
import { inDays } from '../seed/in-days.ts'
import type { Seeding } from '../seed/seeding.ts'
import { notificationDemo } from './notification.demo.ts'

interface Told {
  title: { th: string; en: string }
  daysAgo: number
  /** The record it is about, with the values that the service itself would store. */
  about?: (seeding: Seeding) => {
    event: 'news' | 'enews'
    slug: string
    source: string
    newsId?: number
    categoryId?: number
    image?: string
  }
}

const ofNews = news.flatMap(({ slug, title, category, picture, published, status }): Told[] => {
  if (status !== 'published' || !('daysAgo' in published)) return []
  const about: Told['about'] = ({ recordId, mediaId }) => {
    const newsId = recordId('news', slug)
    const categoryId = recordId('news-categories', category)
    const source = `news:${newsId}`
    return { event: 'news', slug, source, newsId, categoryId, image: mediaId(picture) }
  }
  return [{ title, daysAgo: published.daysAgo, about }]
})

const ofEnews = enewsDemo
  .filter(({ daysAgo }) => daysAgo >= 0)
  .map(
    ({ title, daysAgo }): Told => ({
      title,
      daysAgo,
      about({ recordId }) {
        const id = recordId('enews', title.th)
        return { event: 'enews', slug: String(id), source: `enews:${id}` }
      },
    }),
  )

// Ordered by date, oldest first, as the service would have created them.
const told = [...notificationDemo, ...ofNews, ...ofEnews].toSorted(
  (one: Told, other: Told) => other.daysAgo - one.daysAgo,
)

export const notificationSeed = collectionSeed('notifications', told, (demo: Told, seeding) => ({
  key: { titleTh: demo.title.th },
  data: () => ({
    titleTh: demo.title.th,
    titleEn: demo.title.en,
    audience: 'all',
    status: 'published',
    publishedAt: inDays(-demo.daysAgo),
    ...demo.about?.(seeding),
  }),
}))
