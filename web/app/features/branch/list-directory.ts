import type { BranchDirectory } from './branch-directory.ts'
import type { BranchFilters } from './branch-filters.ts'
import type { ListedBranch } from './branch-grid.tsx'
import { sortByDistance, type Place } from '../../core/blocks/near-me/distance.ts'
import { filterBranches, middleOf, openAt } from './filter-branches.ts'

/** The list that replaces the server's. */
export interface DirectoryList {
  branches: ListedBranch[]
  /** If nothing matches: the branches nearest to the chosen province. */
  nearest: ListedBranch[]
}

const shownNearest = 6

/** Sorted by distance if a place is given; only open branches if a moment is given. */
export function listDirectory(
  { branches, words }: BranchDirectory,
  filters: BranchFilters,
  place: Place | null,
  moment: Date | null,
): DirectoryList {
  const fitting = filterBranches(branches, filters, moment, words)
  const listed: ListedBranch[] = place ? sortByDistance(fitting, place) : fitting
  if (listed.length > 0) return { branches: listed, nearest: [] }

  const from = middleOf(branches.filter(({ province }) => province === filters.province)) ?? place
  const others = moment ? openAt(branches, moment) : branches
  const nearest = from ? sortByDistance(others, from).slice(0, shownNearest) : []
  return { branches: listed, nearest: nearest.map(({ meters: _, ...branch }) => branch) }
}
