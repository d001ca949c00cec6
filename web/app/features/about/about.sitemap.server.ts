import { aboutCalls } from '@washhouse/contract/about/about.calls'
import { latestOf } from '../../core/content/latest-of.ts'
import { valueOr } from '../../core/content/page-content.ts'
import type { SitemapSource } from '../../core/content/sitemap-source.ts'
import { isPublished, isTopicUntranslated } from './load-about.ts'

export const sitemap: SitemapSource = {
  tags: ['information_page_aboutus', 'about_brand', 'about_history', 'aboutus'],
  async list(content) {
    const [pages, info, brand, history] = await Promise.all([
      content.demand(aboutCalls.listAboutPages),
      content.find(aboutCalls.getAboutPageInfo),
      content.settle(aboutCalls.listAboutBrand),
      content.settle(aboutCalls.listAboutHistory),
    ])
    const topics = pages.filter(isPublished)
    const shown = [valueOr(info, null), ...valueOr(brand, []), ...valueOr(history, []), ...topics]
    return [
      { path: '/about', changedAt: latestOf(shown.map((each) => each?.updatedAt)) },
      ...topics.map((page) => ({
        path: `/about/${page.slug}`,
        changedAt: page.updatedAt,
        isUntranslated: isTopicUntranslated(page),
      })),
    ]
  },
}
