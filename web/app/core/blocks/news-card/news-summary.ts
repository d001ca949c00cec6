import type { Language } from '@washhouse/contract/language'
import type { MediaId } from '@washhouse/contract/media/media.contract'
import type { News, NewsCategory } from '@washhouse/contract/news/news.contract'
import { pick } from '../../../platform/pick.ts'
import { formatDate } from '../../i18n/format.ts'

/** The data of a card; the body stays on the server. */
export interface NewsSummary {
  id: number
  slug: string
  title: string
  summary: string | null
  /** Name of the category. */
  category: string | null
  image: MediaId | null
  /** Empty if the text next to the image already describes it. */
  imageAlt: string
  /** ISO 8601. */
  publishedAt: string | null
  /** The day as text, written on the server, because browsers write Thai dates in several ways. */
  publishedOn: string
  /** The texts without English. */
  untranslated: string[]
}

/** For loaders: reduces news to the data of their cards. */
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
