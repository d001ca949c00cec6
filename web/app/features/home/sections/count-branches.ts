import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import type { Branch } from '@washhouse/contract/branch/branch.contract'
import { inForce, isAlwaysOpen } from '@washhouse/contract/branch/open-now'
import { maxPageLimit } from '@washhouse/contract/wire/paging'
import type { PageContent } from '../../../core/content/page-content.ts'

export interface BranchCounts {
  /** Shops that never close, and are neither closed nor open at other hours for now. */
  allDay: number
  /** Where each shop stands. */
  shops: { province: number }[]
}

/** Counts from the branches themselves; null when they cannot all be had in one call. */
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
