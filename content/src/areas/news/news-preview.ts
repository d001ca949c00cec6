import type { News } from '@washhouse/contract/news/news.contract'
import { newsWire } from '@washhouse/contract/news/news.wire'
import type { Language } from '@washhouse/contract/language'
import type { BasePayload, Where } from 'payload'
import { pickLanguage, readDocument } from '../../engines/records/stored-document.ts'
import type { NewsFilter } from './news.rows.ts'

/**
 * The newest draft of each piece of news, those of the future too, for callers whose preview token
 * was checked.
 */
export async function previewNews(
  payload: BasePayload,
  language: Language,
  filter: NewsFilter,
  slice: { limit: number; page: number },
): Promise<{ news: News[]; total: number }> {
  const found = await payload.find({
    collection: 'news',
    draft: true,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    sort: ['-publishedAt', '-id'],
    where: toWhere(filter),
    ...slice,
  })
  // A draft may still lack what an article needs to be shown at all.
  const complete = found.docs.filter((document) => document.title && document.slug)
  const news = complete.map((document) =>
    readDocument(newsWire, { ...document }, language, {
      body: pickLanguage(document.bodyHtml, language) ?? null,
    }),
  )
  return { news, total: found.totalDocs }
}

function toWhere(filter: NewsFilter): Where {
  const where: Where = {}
  if (filter.category) where['category'] = { equals: filter.category }
  if (filter.id) where['id'] = { equals: filter.id }
  if (filter.slug) where['slug'] = { equals: filter.slug }
  return where
}
