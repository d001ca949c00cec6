import { openingState } from '@washhouse/contract/branch/open-now'
import type { SearchWords } from '@washhouse/contract/search/search.contract'
import { offersAll, type BranchFilters } from './branch-filters.ts'
import type { BranchSummary } from './card/branch-summary.ts'
import { placeOf, type Place, type Placed } from '../../core/blocks/near-me/distance.ts'
import { matchBranches } from '../../core/blocks/branch-search/match-branches.ts'

/**
 * Filters the directory. Searches names in the other language only if nothing else matches. A null clock skips the open
 * filter.
 */
export function filterBranches<T extends Listed>(
  branches: readonly T[],
  { search, sector, province, services, isOpen }: BranchFilters,
  now: Date | null,
  words?: SearchWords,
): T[] {
  const inPlace = branches.filter(
    (branch) =>
      (sector === null || branch.sector === sector) &&
      (province === null || branch.province === province) &&
      offersAll(branch, services),
  )
  const fitting = isOpen && now ? openAt(inPlace, now) : inPlace
  const found = matchBranches(fitting, search, words)
  if (found.length > 0) return found
  const others = fitting.map((branch) => ({ name: branch.otherName ?? branch.name, branch }))
  return matchBranches(others, search, words).map(({ branch }) => branch)
}

/** Branches that are open; includes those that close soon. */
export function openAt<T extends Pick<BranchSummary, 'hours' | 'exceptions'>>(
  branches: readonly T[],
  now: Date,
): T[] {
  return branches.filter((branch) => !openingState(branch, now).kind.startsWith('closed'))
}

type Listed = Pick<
  BranchSummary,
  'name' | 'otherName' | 'sector' | 'province' | 'services' | 'hours' | 'exceptions'
>

/** The mean of the known coordinates; null if there are none. */
export function middleOf(items: readonly Placed[]): Place | null {
  const places = items.flatMap((item) => placeOf(item) ?? [])
  if (places.length === 0) return null
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  }
}
