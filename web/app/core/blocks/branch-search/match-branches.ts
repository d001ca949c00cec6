import {
  compileTexts,
  findByWords,
  noWords,
  type CompiledTexts,
} from '@washhouse/contract/search/find-by-words'
import type { SearchWords } from '@washhouse/contract/search/search.contract'
import { foldText } from '@washhouse/contract/text/fold-text'

/**
 * Branches whose name contains the text, ignoring case (spec §5) or after Thai folding, or has each of its words in another
 * spelling. Exact names come first, then names that start with the text, then names that contain it; otherwise the given
 * order stays. `words` come from the settings.
 */
export function matchBranches<T extends { name: string }>(
  branches: readonly T[],
  search: string,
  words: SearchWords = noWords,
): T[] {
  const plain = search.trim().toLowerCase()
  if (plain === '') return [...branches]
  const folded = foldText(search)
  const byWords = new Set(
    findByWords(branches, search, { textOf: ({ name }) => name, compiled: compiledOf(words) }),
  )
  return branches
    .map((branch) => ({ branch, rank: rankName(branch.name, plain, folded) }))
    .filter(({ branch, rank }) => rank < noMatch || byWords.has(branch))
    .sort((a, b) => a.rank - b.rank)
    .map(({ branch }) => branch)
}

/** Compiled once: each key press passes the same words. */
let last: { words: SearchWords; compiled: CompiledTexts } | undefined

function compiledOf(words: SearchWords): CompiledTexts {
  if (last?.words !== words) last = { words, compiled: compileTexts(words) }
  return last.compiled
}

const noMatch = 3

function rankName(name: string, plain: string, folded: string): number {
  const foldedName = foldText(name)
  if (foldedName === folded) return 0
  // A text of invisible characters only folds to an empty one, which every name would contain.
  const isFoldedIn = folded !== '' && foldedName.includes(folded)
  if (isFoldedIn && foldedName.startsWith(folded)) return 1
  // Folding may reorder marks at the cut end of a text (น้ in น้ำ), so the plain text is compared too.
  return isFoldedIn || name.toLowerCase().includes(plain) ? 2 : noMatch
}
