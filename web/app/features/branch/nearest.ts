import type { BranchFilters } from './branch-filters.ts'
import type { BranchSummary } from './branch-summary.ts'
import { distanceMeters, type Place } from './distance.ts'
import { matchBranches } from './match-branches.ts'

/** Something on the map, if someone has entered where. */
interface Placed {
  latitude: number | null
  longitude: number | null
}

export type WithDistance<T> = T & { meters: number }

/** Nearest first, each with its distance; what has no place is left out. */
export function sortByDistance<T extends Placed>(
  items: readonly T[],
  from: Place,
): WithDistance<T>[] {
  return items
    .flatMap((item) => {
      const place = placeOf(item)
      return place ? [{ ...item, meters: distanceMeters(from, place) }] : []
    })
    .sort((a, b) => a.meters - b.meters)
}

/** The branches of the directory that the filters let through, nearest first. */
export function filterNearby(
  branches: readonly BranchSummary[],
  filters: BranchFilters,
  from: Place,
): WithDistance<BranchSummary>[] {
  return sortByDistance(filterBranches(branches, filters), from)
}

/** The branches of the directory that the filters let through. */
export function filterBranches(
  branches: readonly BranchSummary[],
  { search, sector, province }: BranchFilters,
): BranchSummary[] {
  const inPlace = branches.filter(
    (branch) =>
      (sector === null || branch.sector === sector) &&
      (province === null || branch.province === province),
  )
  return matchBranches(inPlace, search)
}

export function placeOf({ latitude, longitude }: Placed): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
