import { matchBranches } from '../../core/blocks/branch-search/match-branches.ts'
import { sortByDistance, type Place } from '../../core/blocks/near-me/distance.ts'
import type { BranchChoice, ProvinceChoices } from './branch-choice.ts'

/** Limits the list to a readable length. */
const mostShown = 50
const nearestShown = 5
/** GPS is not more accurate indoors. */
const withinShopMeters = 60
const toNextShopMeters = 300

/** Finds branches by name, then by landmark, then by province; tolerates spelling variants. */
export function branchFinder(provinces: readonly ProvinceChoices[]) {
  const places = provinces.flatMap(({ label: province, options }) =>
    options.map((choice) => ({ choice, province })),
  )
  const textsOf = [
    ({ choice }: (typeof places)[number]) => choice.label,
    ({ choice }: (typeof places)[number]) => choice.detail ?? '',
    ({ province }: (typeof places)[number]) => province,
  ]
  return (typed: string): BranchChoice[] => {
    const found = textsOf.flatMap((textOf) =>
      matchBranches(
        places.map((place) => ({ name: textOf(place), choice: place.choice })),
        typed,
      ),
    )
    return [...new Set(found.map(({ choice }) => choice))].slice(0, mostShown)
  }
}

/** The nearest branches to a place; only one if the visitor must be inside it. */
export function nearestBranches(
  provinces: readonly ProvinceChoices[],
  here: Place,
): BranchChoice[] {
  const byDistance = sortByDistance(
    provinces.flatMap(({ options }) => options),
    here,
  )
  const [first, next] = byDistance
  const isInside = first && first.meters < withinShopMeters
  const isAlone = !next || next.meters > toNextShopMeters
  return byDistance.slice(0, isInside && isAlone ? 1 : nearestShown)
}
