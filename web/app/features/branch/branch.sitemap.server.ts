import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { readAll } from '../../content/read-all.ts'
import type { SitemapSource } from '../../content/sitemap-source.ts'
import { lacksEnglish } from '../../i18n/untranslated.ts'

/** Each branch. */
export const sitemap: SitemapSource = {
  tags: ['branch'],
  async list(content) {
    const branches = await readAll((query) => content.demand(branchCalls.listBranches, { query }))
    return branches.map((branch) => ({
      path: `/branch/${branch.slug}`,
      isUntranslated: lacksEnglish(branch, ['name']),
    }))
  },
}
