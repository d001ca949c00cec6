import { extraBannerCalls } from '@washhouse/contract/banner/banner.calls'
import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { investorCalls } from '@washhouse/contract/investor/investor.calls'
import { showBanners } from '../../core/blocks/banner/banner-view.ts'
import type { FindTarget } from '../../core/blocks/site-link/link-target.ts'
import { valueOr, type PageContent } from '../../core/content/page-content.ts'

export const everything = { query: { sort: 'sort', limit: -1 } }

/** Loads all data of the investor page. Parts that fail are empty. */
export async function loadInvestor(content: PageContent, links: Promise<FindTarget>) {
  const [info, reasons, packages, comments, page, ads, current] = await Promise.all([
    content.find(investorCalls.getInvestorPageInfo),
    content.settle(investorCalls.listInvestorReasons),
    content.settle(investorCalls.listFranchisePackages, everything),
    content.settle(investorCalls.listFranchiseComments, everything),
    content.find(investorCalls.getInvestorPage),
    content.settle(extraBannerCalls.investor_ads, { query: { sort: 'sort' } }),
    content.find(branchCalls.getCurrentBranch),
  ])
  return {
    info: valueOr(info, null),
    reasons: valueOr(reasons, []),
    packages: valueOr(packages, []),
    comments: valueOr(comments, []),
    page: valueOr(page, null),
    ads: showBanners(valueOr(ads, []), await links),
    branches: valueOr(current, null)?.branches ?? null,
  }
}
