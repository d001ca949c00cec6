import { newsCalls } from '@washhouse/contract/news/news.calls'
import { readAll } from '../../content/read-all.ts'
import type { SitemapSource } from '../../content/sitemap-source.ts'

/** The list of news, as old as its newest, and each piece of them that is out. */
export const sitemap: SitemapSource = {
  tags: ['news'],
  async list(content) {
    const news = await readAll((query) => content.demand(newsCalls.listNews, { query }))
    const newest = news[0]?.publishedAt ?? null
    const pages = news.map(({ slug, publishedAt }) => ({
      path: `/news/${slug}`,
      changedAt: publishedAt,
    }))
    return [{ path: '/news', changedAt: newest }, ...pages]
  },
}
