import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { latestOf } from '../../core/content/latest-of.ts'
import { readAll } from '../../core/content/read-all.ts'
import type { SitemapSource } from '../../core/content/sitemap-source.ts'
import { lacksEnglish } from '../../core/i18n/untranslated.ts'

export const sitemap: SitemapSource = {
  tags: ['branch'],
  async list(content) {
    const branches = await readAll((query) => content.demand(branchCalls.listBranches, { query }))
    const pages = branches.map((branch) => ({
      path: `/branch/${branch.slug}`,
      changedAt: branch.updatedAt,
      isUntranslated: lacksEnglish(branch, ['name']),
    }))
    const newest = latestOf(pages.map(({ changedAt }) => changedAt))
    return [{ path: '/branch', changedAt: newest }, ...pages]
  },
}
