import { policyCalls } from '@washhouse/contract/policy/policy.calls'
import { valueOr } from '../../content/page-content.ts'
import type { SitemapSource } from '../../content/sitemap-source.ts'
import { isPolicyUntranslated } from './load-policy.ts'

const policyPages = [
  { path: '/cookiePolicy', call: policyCalls.getCookiePolicy },
  { path: '/pagePolicy', call: policyCalls.getPrivacyPolicy },
  { path: '/termsOfService', call: policyCalls.getTermsOfService },
]

/** The policies that are out, and when they changed. */
export const sitemap: SitemapSource = {
  tags: ['policy'],
  async list(content) {
    const pages = await Promise.all(
      policyPages.map(async ({ path, call }) => {
        const policy = valueOr(await content.find(call), null)
        if (policy?.status !== 'published') return []
        return [{ path, changedAt: policy.updatedAt, isUntranslated: isPolicyUntranslated(policy) }]
      }),
    )
    return pages.flat()
  },
}
