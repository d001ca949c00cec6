import { News, NewsCategory } from '@washhouse/contract/news/news.contract'
import type { Language } from '@washhouse/contract/language'
import { and, asc, count, desc, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { localisedTable, type LocalisedTable } from '../../ground/database/localised-text.ts'
import { columnNamed, openTable } from '../../ground/database/column.ts'
import { connectionTo, type Table } from '../../ground/database/tables.ts'
import { fromColumn } from '../../engines/records/stored-entity.ts'
import type { Appearance } from './publish-clock.ts'

const AppearanceRow = z
  .object({ id: z.number(), publishedAt: z.string() })
  .transform(({ id, publishedAt }): Appearance => ({ id, at: new Date(publishedAt).getTime() }))

/** Which current news are wanted; every part narrows it. */
export interface NewsFilter {
  category?: number | undefined
  id?: number | undefined
  slug?: string | undefined
}

/** One page of the news whose time has come, newest first. */
export async function findNews(
  payload: BasePayload,
  language: Language,
  filter: NewsFilter,
  slice: { limit: number; offset: number },
): Promise<News[]> {
  const table = localisedTable(payload, 'news', language)
  const own = (name: string) => columnNamed(table.main, name)
  const query = connectionTo(payload)
    .select(selection(table))
    .from(table.main)
    .where(conditions(table.main, filter))
    .orderBy(desc(own('publishedAt')), desc(own('id')))
    .limit(slice.limit)
    .offset(slice.offset)
    .$dynamic()
  for (const join of table.joins) query.leftJoin(join.table, join.on)
  const rows = await query
  return rows.map((row) =>
    News.parse({
      ...row,
      status: 'published',
      publishedAt: fromColumn(row.publishedAt, 'timestamp'),
    }),
  )
}

export async function countNews(payload: BasePayload, filter: NewsFilter): Promise<number> {
  const main = openTable(payload, 'news')
  const [row] = await connectionTo(payload)
    .select({ total: count() })
    .from(main)
    .where(conditions(main, filter))
  return row?.total ?? 0
}

/** Every category in the editors' order. */
export async function findNewsCategories(
  payload: BasePayload,
  language: Language,
): Promise<NewsCategory[]> {
  const { main, text, joins } = localisedTable(payload, 'news_categories', language)
  const query = connectionTo(payload)
    .select({ id: columnNamed(main, 'id'), name: text('name').as('name_text') })
    .from(main)
    .orderBy(asc(columnNamed(main, 'sort')), asc(columnNamed(main, 'id')))
    .$dynamic()
  for (const join of joins) query.leftJoin(join.table, join.on)
  const rows = await query
  return rows.map((row) => NewsCategory.parse(row))
}

function selection({ main, text }: LocalisedTable) {
  const own = (name: string) => columnNamed(main, name)
  const written = (name: string) => text(name).as(`${name}_text`)
  return {
    id: own('id'),
    slug: own('slug'),
    category: own('category'),
    coverImage: own('coverImage'),
    mainImage: own('mainImage'),
    publishedAt: own('publishedAt'),
    video: own('video'),
    title: written('title'),
    summary: written('summary'),
    body: written('bodyHtml'),
    metaTitle: written('metaTitle'),
    metaDescription: written('metaDescription'),
    metaKeywords: written('metaKeywords'),
    altTag: written('altTag'),
    canonicalTag: written('canonicalTag'),
  }
}

/** The clock of this service decides, not that of the database: one time for rows, totals and caches. */
function conditions(main: Table, filter: NewsFilter): SQL | undefined {
  const own = (name: string) => columnNamed(main, name)
  return and(
    eq(own('_status'), 'published'),
    lte(own('publishedAt'), new Date().toISOString()),
    filter.category ? eq(own('category'), filter.category) : undefined,
    filter.id ? eq(own('id'), filter.id) : undefined,
    filter.slug ? eq(own('slug'), filter.slug) : undefined,
  )
}

/** The published news that appear after a moment (epoch milliseconds), soonest first. */
export async function findAppearances(payload: BasePayload, moment: number): Promise<Appearance[]> {
  const main = openTable(payload, 'news')
  const publishedAt = columnNamed(main, 'publishedAt')
  const rows = await connectionTo(payload)
    .select({ id: columnNamed(main, 'id'), publishedAt })
    .from(main)
    .where(
      and(
        eq(columnNamed(main, '_status'), 'published'),
        gt(publishedAt, new Date(moment).toISOString()),
      ),
    )
    .orderBy(asc(publishedAt))
  return z.array(AppearanceRow).parse(rows)
}
