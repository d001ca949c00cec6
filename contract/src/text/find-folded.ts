import { foldForSearch } from './fold-text.ts'

/** Range of a text; `end` is exclusive. */
export interface TextRange {
  start: number
  end: number
}

/** Unit of folding: two เ that form แ, or a letter with its marks or a dash after it. */
const piece =
  /(?:\u0E40\u0E40|.)(?:[\p{M}\u0E33\p{Default_Ignorable_Code_Point}\u2800]|[\u0E32\u0E45](?=[\u0E48-\u0E4C])|\p{Pd}(?!\p{Nd}))*/gsu

/**
 * Finds folded terms in unfolded text. Returns ordered ranges that neither overlap nor touch. A range never separates a
 * letter from its marks.
 */
export function findFolded(text: string, terms: readonly string[]): TextRange[] {
  const folded = foldByPieces(text)
  const ranges = terms
    .filter((term) => term !== '')
    .flatMap((term) => occurrences(folded.text, term))
    .map(({ start, end }) => ({
      start: folded.startOf[start] ?? 0,
      end: folded.endOf[end - 1] ?? text.length,
    }))
  return mergeRanges(ranges)
}

interface FoldedText {
  text: string
  /** Start of the original unit of each folded character. */
  startOf: number[]
  endOf: number[]
}

function foldByPieces(text: string): FoldedText {
  const startOf: number[] = []
  const endOf: number[] = []
  let folded = ''
  for (const { 0: original, index } of text.matchAll(piece)) {
    const part = foldPiece(original)
    for (let count = 0; count < part.length; count += 1) {
      startOf.push(index)
      endOf.push(index + original.length)
    }
    folded += part
  }
  return { text: folded, startOf, endOf }
}

/** Cache: a text has few different units, and folding is slower than a lookup. */
const foldedPieces = new Map<string, string>()
const mostPieces = 4000

function foldPiece(original: string): string {
  const known = foldedPieces.get(original)
  if (known !== undefined) return known
  if (foldedPieces.size >= mostPieces) foldedPieces.clear()
  const folded = foldForSearch(original)
  foldedPieces.set(original, folded)
  return folded
}

function occurrences(text: string, term: string): TextRange[] {
  const found: TextRange[] = []
  let start = text.indexOf(term)
  while (start !== -1) {
    found.push({ start, end: start + term.length })
    start = text.indexOf(term, start + term.length)
  }
  return found
}

function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ ...range })
  }
  return merged
}
