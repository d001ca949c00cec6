import { newsCalls } from '@washhouse/contract/news/news.calls'
import { readHome, readSettings } from '../../core/content/content.server.ts'
import { latestOf } from '../../core/content/latest-of.ts'
import type { SitemapSource } from '../../core/content/sitemap-source.ts'

export const sitemap: SitemapSource = {
  tags: ['home', 'settings', 'news'],
  async list(content) {
    const [home, settings, news] = await Promise.all([
      readHome(content),
      readSettings(content),
      content.settle(newsCalls.listNews, { query: { limit: 1 } }),
    ])
    const newest = news.kind === 'ok' ? news.value.items[0]?.publishedAt : null
    return [{ path: '/', changedAt: latestOf([home?.updatedAt, settings?.updatedAt, newest]) }]
  },
}
