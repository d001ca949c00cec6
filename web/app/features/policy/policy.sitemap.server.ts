import { valueOr } from '../../core/content/page-content.ts'
import type { SitemapSource } from '../../core/content/sitemap-source.ts'
import { isPolicyUntranslated, policies, policyCallsOf } from './load-policy.ts'

/** The published policies with their dates. */
export const sitemap: SitemapSource = {
  tags: ['policy'],
  async list(content) {
    const pages = await Promise.all(
      Object.entries(policies).map(async ([path, kind]) => {
        const policy = valueOr(await content.find(policyCallsOf[kind].policy), null)
        if (policy?.status !== 'published') return []
        return [{ path, changedAt: policy.updatedAt, isUntranslated: isPolicyUntranslated(policy) }]
      }),
    )
    return pages.flat()
  },
}
