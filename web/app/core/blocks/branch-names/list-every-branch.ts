import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import type { Branch } from '@washhouse/contract/branch/branch.contract'
import { maxPageLimit } from '@washhouse/contract/wire/paging'
import type { PageContent, Settled } from '../../content/page-content.ts'

/** All branches of a province, or of the country. */
export async function listEveryBranch(
  content: PageContent,
  place: { sector?: number; province?: number } = {},
  language = content.language,
): Promise<Settled<Branch[]>> {
  const branches: Branch[] = []
  // More than one page only with more than a thousand shops.
  for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
    const query = { limit: maxPageLimit, ...place, ...(page > 1 && { page }) }
    const found = await content.settle(branchCalls.listBranches, { query, language })
    if (found.kind === 'failed') return found
    branches.push(...found.value.items)
    totalPages = found.value.totalPages
  }
  return { kind: 'ok', value: branches }
}
