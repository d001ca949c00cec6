import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { maxPageLimit } from '@washhouse/contract/wire/paging'
import type { PageContent } from '../../page-content.ts'

/** Every branch's slug, those without coordinates included. */
export async function listBranchSlugs(content: PageContent): Promise<string[]> {
  const slugs: string[] = []
  let totalPages = 1
  for (let page = 1; page <= totalPages; page += 1) {
    // One page after the other: the number of pages is known from the first.
    const found = await content.demand(branchCalls.listBranches, {
      query: { limit: maxPageLimit, page },
    })
    slugs.push(...found.items.map(({ slug }) => slug))
    totalPages = found.totalPages
  }
  return slugs
}
