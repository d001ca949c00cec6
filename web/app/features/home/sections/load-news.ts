import { newsCalls } from '@washhouse/contract/news/news.calls'
import { summarizeNews } from '../../../core/blocks/news-card/news-summary.ts'
import type { EditedSection, EventPoster } from './home-section.ts'
import type { SectionSource } from './section-source.ts'

/** One large card and two next to it. */
const newestCount = 3
const promotionCount = 6
const eventCount = 12

export async function loadNews(section: EditedSection<'news'>, source: SectionSource) {
  const news = await readNews(source, { limit: newestCount })
  return news.length > 0 ? { ...section, news, listPath: '/news' } : null
}

export async function loadPromotions(
  { category, ...texts }: EditedSection<'promotions'>,
  source: SectionSource,
) {
  // Without a category this would repeat the newest news.
  if (category === null) return null
  const news = await readNews(source, { limit: promotionCount, categories: category })
  return news.length > 0 ? { ...texts, news, listPath: `/news?category=${category}` } : null
}

async function readNews(
  { content, readCategories }: SectionSource,
  query: { limit: number; categories?: number },
) {
  const [found, categories] = await Promise.all([
    content.settle(newsCalls.listNews, { query }),
    readCategories(),
  ])
  if (found.kind === 'failed') return []
  return summarizeNews(found.value.items, categories, content.language)
}

export async function loadEvents(
  section: EditedSection<'events'>,
  { content, links }: SectionSource,
) {
  const found = await content.settle(newsCalls.listSpecialEvents, {
    query: { sort: 'sort', limit: eventCount },
  })
  if (found.kind === 'failed') return null
  const findTarget = await links
  const events = found.value.flatMap(({ id, status, image, title, link }): EventPoster[] =>
    status === 'published' && image ? [{ id, image, title, target: findTarget(link) }] : [],
  )
  return events.length > 0 ? { ...section, events } : null
}
