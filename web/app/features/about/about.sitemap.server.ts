import { aboutCalls } from '@washhouse/contract/about/about.calls'
import type { SitemapSource } from '../../content/sitemap-source.ts'
import { isPublished, isTopicUntranslated } from './load-about.ts'

/** Each page below /about. */
export const sitemap: SitemapSource = {
  tags: ['aboutus'],
  async list(content) {
    const pages = await content.demand(aboutCalls.listAboutPages)
    return pages.filter(isPublished).map((page) => ({
      path: `/about/${page.slug}`,
      changedAt: page.updatedAt,
      isUntranslated: isTopicUntranslated(page),
    }))
  },
}
