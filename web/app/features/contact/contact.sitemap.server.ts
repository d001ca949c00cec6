import { readContactPage, readSettings } from '../../core/content/content.server.ts'
import { latestOf } from '../../core/content/latest-of.ts'
import type { SitemapSource } from '../../core/content/sitemap-source.ts'

/** The contact page also changes with the brand's phone and addresses. */
export const sitemap: SitemapSource = {
  tags: ['contact_page', 'settings'],
  async list(content) {
    const [page, settings] = await Promise.all([readContactPage(content), readSettings(content)])
    return [{ path: '/contact', changedAt: latestOf([page?.updatedAt, settings?.updatedAt]) }]
  },
}
