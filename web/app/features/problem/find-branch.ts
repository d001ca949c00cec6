import { foldText } from '@washhouse/contract/text/fold-text'
import type { ComboboxOption } from '../../ui/combobox/combobox-option.ts'
import { mostShown, toOption, type BranchChoice } from './branch-choice.ts'

/** Finds branches by name, province or landmark, however it was typed: a name that begins with it first. */
export function branchFinder(branches: readonly BranchChoice[]) {
  const entries = branches.map((branch) => ({
    option: toOption(branch),
    name: foldText(branch.name),
    place: foldText(`${branch.provinceName} ${branch.landmark ?? ''}`),
  }))
  return (typed: string): ComboboxOption[] => {
    const folded = foldText(typed)
    const rank = ({ name, place }: { name: string; place: string }) => {
      if (name.startsWith(folded)) return 0
      if (name.includes(folded)) return 1
      return place.includes(folded) ? 2 : 3
    }
    return entries
      .map((entry) => ({ option: entry.option, rank: rank(entry) }))
      .filter((entry) => entry.rank < 3)
      .toSorted((left, right) => left.rank - right.rank)
      .slice(0, mostShown)
      .map(({ option }) => option)
  }
}

/** The few branches that are nearest to a place. */
export function nearestBranches(
  branches: readonly BranchChoice[],
  { latitude, longitude }: Pick<GeolocationCoordinates, 'latitude' | 'longitude'>,
): ComboboxOption[] {
  // Across a city a degree east is so much shorter than one north; the order is all that counts.
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  return branches
    .flatMap((branch) =>
      branch.latitude === null || branch.longitude === null
        ? []
        : [
            {
              branch,
              degrees: Math.hypot(
                branch.latitude - latitude,
                (branch.longitude - longitude) * narrowing,
              ),
            },
          ],
    )
    .toSorted((left, right) => left.degrees - right.degrees)
    .slice(0, 5)
    .map(({ branch }) => toOption(branch))
}
