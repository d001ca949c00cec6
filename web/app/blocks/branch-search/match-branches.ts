import { foldText } from '@washhouse/contract/text/fold-text'

/**
 * The branches whose name contains the text, whatever its case (spec §5), or contains it after
 * Thai folding. A name that is the text comes first, then one that begins with it; within those
 * the given order stays.
 */
export function matchBranches<T extends { name: string }>(
  branches: readonly T[],
  search: string,
): T[] {
  const plain = search.trim().toLowerCase()
  if (plain === '') return [...branches]
  const folded = foldText(search)
  return branches
    .map((branch) => ({ branch, rank: rankName(branch.name, plain, folded) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank)
    .map(({ branch }) => branch)
}

const noMatch = 3

function rankName(name: string, plain: string, folded: string): number {
  const foldedName = foldText(name)
  if (foldedName === folded) return 0
  // A text of invisible characters alone folds to nothing, which every name would contain.
  const isFoldedIn = folded !== '' && foldedName.includes(folded)
  if (isFoldedIn && foldedName.startsWith(folded)) return 1
  // Folding may reorder marks at the cut end of a text (น้ in น้ำ): the plain contains still counts.
  return isFoldedIn || name.toLowerCase().includes(plain) ? 2 : noMatch
}
