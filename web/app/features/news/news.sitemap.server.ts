import { newsCalls } from '@washhouse/contract/news/news.calls'
import { readAll } from '../../core/content/read-all.ts'
import { latestOf } from '../../core/content/latest-of.ts'
import type { SitemapSource } from '../../core/content/sitemap-source.ts'
import { changedAtOf } from './news-change.ts'
import { isNewsUntranslated } from './untranslated-news.ts'

export const sitemap: SitemapSource = {
  tags: ['news'],
  async list(content) {
    const news = await readAll((query) => content.demand(newsCalls.listNews, { query }))
    const pages = news.map((item) => ({
      path: `/news/${item.slug}`,
      changedAt: changedAtOf(item),
      isUntranslated: isNewsUntranslated(item),
    }))
    return [
      { path: '/news', changedAt: latestOf(pages.map(({ changedAt }) => changedAt)) },
      ...pages,
    ]
  },
}
