import { investorCalls } from '@washhouse/contract/investor/investor.calls'
import { latestOf } from '../../core/content/latest-of.ts'
import type { SitemapSource } from '../../core/content/sitemap-source.ts'
import { everything } from './load-investor.ts'

/** The investor page and its form, which also shows the packages. */
export const sitemap: SitemapSource = {
  tags: ['information_page_investor', 'franchise', 'investor_page'],
  async list(content) {
    const [info, packages, page] = await Promise.all([
      content.find(investorCalls.getInvestorPageInfo),
      content.settle(investorCalls.listFranchisePackages, everything),
      content.find(investorCalls.getInvestorPage),
    ])
    const offered = packages.kind === 'ok' ? packages.value : []
    const onForm = [...offered, page.kind === 'ok' ? page.value : null]
    const onPage = [...onForm, info.kind === 'ok' ? info.value : null]
    return [
      { path: '/investor', changedAt: latestOf(onPage.map((each) => each?.updatedAt)) },
      { path: '/investor/interest', changedAt: latestOf(onForm.map((each) => each?.updatedAt)) },
    ]
  },
}
