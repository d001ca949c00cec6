import type { News } from '@washhouse/contract/news/news.contract'
import { newsCalls } from '@washhouse/contract/news/news.calls'
import { newsCategoryWire, newsPageWire, newsWire } from '@washhouse/contract/news/news.wire'
import type { Language } from '@washhouse/contract/language'
import { pageBody } from '@washhouse/contract/wire/envelope'
import { notFound } from '@washhouse/contract/wire/errors'
import { maxId } from '@washhouse/contract/wire/parameters'
import { isStorableText } from '@washhouse/contract/wire/query-text'
import type { BasePayload } from 'payload'
import { route, type ContractRoute, type Visibility } from '../../engines/calls/contract-route.ts'
import { readFreshness } from '../../engines/records/entity-expiry.ts'
import { readGlobal } from '../../engines/records/global-entity.ts'
import { itemsResource, singletonResource } from '../../engines/records/items-resource.ts'
import { createTotals } from '../../engines/records/totals.ts'
import { previewNews } from './news-preview.ts'
import {
  albumImageEntity,
  newsAlbumEntryEntity,
  newsEntity,
  specialEventEntity,
} from './news.entities.ts'
import { countNews, findNews, findNewsCategories, type NewsFilter } from './news.rows.ts'

/** Every call of the area news. */
export function newsRoutes(payload: BasePayload): ContractRoute[] {
  return [
    listNews(payload),
    getNews(payload),
    listNewsCategories(payload),
    ...itemsResource(payload, newsAlbumEntryEntity),
    ...itemsResource(payload, albumImageEntity),
    ...itemsResource(payload, specialEventEntity),
    singletonResource(newsPageWire, 'information_page_news', (language) =>
      readGlobal(payload, 'news-page', newsPageWire, language),
    ),
  ]
}

function listNews(payload: BasePayload): ContractRoute {
  const totalOf = createTotals('news')
  return route(newsCalls.listNews, async ({ query, language, visibility }) => {
    const { limit, page, categories: category } = query
    if (visibility === 'preview') {
      const slice = { limit, page }
      const { news, total } = await previewNews(payload, language, { category }, slice)
      return { body: pageBody(encodeAll(news, language), { page, limit }, total) }
    }
    // Asked first: what appears while the rows are read is then announced, not missed.
    const freshness = await readFreshness(payload, [newsEntity])
    const slice = { limit, offset: (page - 1) * limit }
    const [news, total] = await Promise.all([
      findNews(payload, language, { category }, slice),
      totalOf(String(category), () => countNews(payload, { category }), freshness.expiresAt),
    ])
    return { body: pageBody(encodeAll(news, language), { page, limit }, total), ...freshness }
  })
}

function getNews(payload: BasePayload): ContractRoute {
  return route(newsCalls.getNews, async ({ path, language, visibility }) => {
    const key = path['id'] ?? ''
    if (!isStorableText(key)) throw notFound('News')
    const news = await findOne(payload, language, keyFilter(key), visibility)
    if (!news) throw notFound('News')
    return { body: { result: newsWire.encode(news, language) }, tags: [`news:${news.id}`] }
  })
}

async function findOne(
  payload: BasePayload,
  language: Language,
  filter: NewsFilter,
  visibility: Visibility,
): Promise<News | undefined> {
  if (visibility === 'preview') {
    const { news } = await previewNews(payload, language, filter, { limit: 1, page: 1 })
    return news[0]
  }
  const [news] = await findNews(payload, language, filter, { limit: 1, offset: 0 })
  return news
}

function keyFilter(key: string): NewsFilter {
  const isId = /^[1-9]\d*$/.test(key) && Number(key) <= maxId
  return isId ? { id: Number(key) } : { slug: key }
}

function listNewsCategories(payload: BasePayload): ContractRoute {
  return route(newsCalls.listNewsCategories, async ({ language }) => {
    const categories = await findNewsCategories(payload, language)
    const result = categories.map((category) => newsCategoryWire.encode(category, language))
    return { body: { result }, tags: ['categories_news'] }
  })
}

function encodeAll(news: readonly News[], language: Language) {
  return news.map((item) => newsWire.encode(item, language))
}
