import { readSettings } from '../../core/content/content.server.ts'
import type { SitemapSource } from '../../core/content/sitemap-source.ts'

/** The form; editors change only the brand's contacts on it. */
export const sitemap: SitemapSource = {
  tags: ['settings'],
  async list(content) {
    const settings = await readSettings(content)
    return [{ path: '/problem', changedAt: settings?.updatedAt }]
  },
}
