import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import type { Branch } from '@washhouse/contract/branch/branch.contract'
import { inForce, isAlwaysOpen } from '@washhouse/contract/branch/open-now'
import { maxPageLimit } from '@washhouse/contract/wire/paging'
import type { PageContent } from '../../../core/content/page-content.ts'

export interface BranchCounts {
  /** Branches that never close and have no exception in force. */
  allDay: number
  /** One entry per branch, with its province. */
  shops: { province: number }[]
}

/** Counts the branches; null if one call cannot return all. */
export async function countBranches(content: PageContent): Promise<BranchCounts | null> {
  const branches = await content.settle(branchCalls.listBranches, {
    query: { limit: maxPageLimit },
  })
  if (branches.kind === 'failed' || branches.value.totalPages > 1) return null
  return countOf(branches.value.items, new Date())
}

export function countOf(
  branches: readonly Pick<Branch, 'hours' | 'exceptions' | 'province'>[],
  now: Date,
): BranchCounts {
  return {
    allDay: branches.filter(
      ({ hours, exceptions }) =>
        isAlwaysOpen(hours) && inForce(exceptions, now).every(({ kind }) => kind === 'notice'),
    ).length,
    shops: branches.map(({ province }) => ({ province })),
  }
}
