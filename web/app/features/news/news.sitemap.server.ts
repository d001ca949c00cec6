import { newsCalls } from '@washhouse/contract/news/news.calls'
import { readAll } from '../../content/read-all.ts'
import type { SitemapSource } from '../../content/sitemap-source.ts'
import { isNewsUntranslated } from './untranslated-news.ts'

/** The list of news, as old as its newest, and each piece of them that is out. */
export const sitemap: SitemapSource = {
  tags: ['news'],
  async list(content) {
    const news = await readAll((query) => content.demand(newsCalls.listNews, { query }))
    const newest = news[0]?.publishedAt ?? null
    const pages = news.map((item) => ({
      path: `/news/${item.slug}`,
      changedAt: item.publishedAt,
      isUntranslated: isNewsUntranslated(item),
    }))
    return [{ path: '/news', changedAt: newest }, ...pages]
  },
}
