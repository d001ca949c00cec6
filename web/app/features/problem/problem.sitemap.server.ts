import { readSettings } from '../../core/content/content.server.ts'
import type { SitemapSource } from '../../core/content/sitemap-source.ts'

/** The form, whose words are the program's: what editors say on it are the brand's contacts. */
export const sitemap: SitemapSource = {
  tags: ['settings'],
  async list(content) {
    const settings = await readSettings(content)
    return [{ path: '/problem', changedAt: settings?.updatedAt }]
  },
}
