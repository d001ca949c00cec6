import { newsCalls } from '@washhouse/contract/news/news.calls'
import type { NewsCategory } from '@washhouse/contract/news/news.contract'
import { defaultPageLimit } from '@washhouse/contract/wire/paging'
import { data } from 'react-router'
import { summarizeNews, type NewsSummary } from '../../core/blocks/news-card/news-summary.ts'
import { valueOr, type PageContent, type Settled } from '../../core/content/page-content.ts'
import type { NewsQuery } from './news-query.ts'

export interface NewsListPage {
  items: NewsSummary[]
  totalPages: number
}

/** Reads one page of the list. A page behind the last one is a 404; an empty list is not. */
export async function findNews(
  content: PageContent,
  { category, page }: NewsQuery,
  categories: Promise<readonly NewsCategory[]>,
): Promise<Settled<NewsListPage>> {
  const found = await content.settle(newsCalls.listNews, {
    query: {
      page,
      limit: defaultPageLimit,
      ...(category === null ? {} : { categories: category }),
    },
  })
  if (found.kind === 'failed') return found
  const { items, totalPages } = found.value
  if (items.length === 0 && page > 1) throw data(null, { status: 404 })
  const shown = summarizeNews(items, await categories, content.language)
  return { kind: 'ok', value: { items: shown, totalPages } }
}

/** The newest of the same category, without the article itself. */
export async function findRelated(
  content: PageContent,
  { id, category }: { id: number; category: number | null },
  categories: Promise<readonly NewsCategory[]>,
): Promise<NewsSummary[]> {
  if (category === null) return []
  const found = await content.settle(newsCalls.listNews, {
    query: { page: 1, limit: relatedCount + 1, categories: category },
  })
  if (found.kind === 'failed') return []
  const others = found.value.items.filter((other) => other.id !== id).slice(0, relatedCount)
  return summarizeNews(others, await categories, content.language)
}

/** Categories; empty if the call fails. */
export async function listCategories(content: PageContent): Promise<NewsCategory[]> {
  return valueOr(await content.settle(newsCalls.listNewsCategories), [])
}

const relatedCount = 3
