import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import type { Branch, BranchPoint } from '@washhouse/contract/branch/branch.contract'
import type { PageContent } from '../../core/content/page-content.ts'
import { summarizeBranches, type BranchSummary } from './card/branch-summary.ts'
import { placeOf, sortByDistance, type WithDistance } from '../../core/blocks/near-me/distance.ts'

const shownNeighbours = 4

/** The nearest branches, each compared with all. Empty without coordinates or if the call fails. */
export async function findNeighbours(
  content: PageContent,
  branch: Branch,
  points: readonly BranchPoint[],
  all: readonly Branch[],
): Promise<WithDistance<BranchSummary>[]> {
  const place = placeOf(branch)
  if (!place) return []
  const others = points.filter(({ id }) => id !== branch.id)
  const nearest = sortByDistance(others, place).slice(0, shownNeighbours)
  if (nearest.length === 0) return []

  const query = { ids: nearest.map(({ id }) => id), limit: shownNeighbours }
  const found = await content.settle(branchCalls.listBranches, { query })
  if (found.kind === 'failed') return []
  const reading = { language: content.language, now: new Date() }
  return sortByDistance(summarizeBranches(found.value.items, all, reading), place)
}
