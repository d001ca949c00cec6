import { openingState } from '@washhouse/contract/branch/open-now'
import type { SearchWords } from '@washhouse/contract/search/search.contract'
import type { BranchFilters } from './branch-filters.ts'
import type { BranchSummary } from './branch-summary.ts'
import { placeOf, type Place, type Placed } from '../../blocks/near-me/distance.ts'
import { matchBranches } from '../../blocks/branch-search/match-branches.ts'

/** The branches of the directory that the filters let through; null is a clock that is not known. */
export function filterBranches<T extends Listed>(
  branches: readonly T[],
  { search, sector, province, isOpen }: BranchFilters,
  now: Date | null,
  words?: SearchWords,
): T[] {
  const inPlace = branches.filter(
    (branch) =>
      (sector === null || branch.sector === sector) &&
      (province === null || branch.province === province),
  )
  return matchBranches(isOpen && now ? openAt(inPlace, now) : inPlace, search, words)
}

/** Those that one finds open; a shop that closes soon is open still. */
export function openAt<T extends Pick<BranchSummary, 'hours' | 'exceptions'>>(
  branches: readonly T[],
  now: Date,
): T[] {
  return branches.filter((branch) => !openingState(branch, now).kind.startsWith('closed'))
}

type Listed = Pick<BranchSummary, 'name' | 'sector' | 'province' | 'hours' | 'exceptions'>

/** The middle of what has a place; null when nothing has. */
export function middleOf(items: readonly Placed[]): Place | null {
  const places = items.flatMap((item) => placeOf(item) ?? [])
  if (places.length === 0) return null
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  }
}
