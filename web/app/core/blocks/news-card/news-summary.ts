import type { Language } from '@washhouse/contract/language'
import type { MediaId } from '@washhouse/contract/media/media.contract'
import type { News, NewsCategory } from '@washhouse/contract/news/news.contract'
import { pick } from '../../../platform/pick.ts'
import { formatDate } from '../../i18n/format.ts'

/** What a card shows of a piece of news; the body stays on the server. */
export interface NewsSummary {
  id: number
  slug: string
  title: string
  summary: string | null
  /** The category's name. */
  category: string | null
  image: MediaId | null
  /** What the picture shows; empty when the words beside it say so already. */
  imageAlt: string
  /** ISO 8601. */
  publishedAt: string | null
  /** The same day as one reads it; written on the server, since browsers write Thai dates in several ways. */
  publishedOn: string
  /** Which of its texts have no English. */
  untranslated: string[]
}

/** For loaders: cuts news down to their cards. */
export function summarizeNews(
  news: readonly News[],
  categories: readonly NewsCategory[],
  language: Language,
): NewsSummary[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return news.map((item) => ({
    ...pick(item, 'id', 'slug', 'title', 'summary', 'publishedAt', 'untranslated'),
    category: (item.category !== null && names.get(item.category)) || null,
    image: item.coverImage ?? item.mainImage,
    imageAlt: item.altTag ?? '',
    publishedOn: item.publishedAt ? formatDate(language, item.publishedAt) : '',
  }))
}
