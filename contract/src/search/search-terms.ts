import { foldForSearch, foldText } from '../text/fold-text.ts'

/** A text searched for, folded. */
export interface SearchTerms {
  /** All of it without its spaces: what a title is compared with. */
  whole: string
  /** For each word what it is found by; a record is found when it has one of these for every word, in any order. */
  words: string[][]
}

/** Shortest word that is looked for by itself: an index of three letters knows no shorter one. */
const shortestWord = 3
/** A short word is looked for beside so many other words. */
const mostInParallel = 6

const nothing = /\p{Cc}+|\s\p{Pd}+(?=\s|$)/gu
/** Between two figures a dash means a range; anywhere else it may join two words or part them. */
const dashes = /(\D|^)\p{Pd}+|\p{Pd}+(?=\D|$)/gu

interface Reading {
  /** See `Spellings`. */
  unify?: (folded: string) => string
  /** A word that was parted without what is left out of it. */
  strip?: (word: string) => string
}

/**
 * Folds a text and parts it into words at its spaces and dashes. A short word such as the 9 of ซอย 9 says little alone: it is
 * looked for beside another word, on either side.
 */
export function searchTerms(
  text: string,
  { unify = (folded) => folded, strip = (word) => word }: Reading = {},
): SearchTerms {
  const bare = (folded: string) => strip(unify(folded))
  // Words that dashes or a short one among them may make one.
  const groups: { joined: string; parts: string[] }[] = []
  for (const chunk of text.replace(nothing, ' ').split(/\s+/u)) {
    const joined = bare(foldForSearch(chunk))
    if (joined === '') continue
    const parted = foldText(chunk).replace(dashes, '$1 ').split(' ').map(bare).filter(Boolean)
    const isOne = parted.length === 0 || parted.some(isShort)
    const parts = isOne ? [joined] : parted
    const last = groups.at(-1)
    if (last && (isShort(last.joined) || isShort(joined))) {
      last.joined += joined
      last.parts.push(...parts)
    } else groups.push({ joined, parts })
  }
  const all = groups.flatMap(({ joined, parts }) => parts.map((part) => ({ joined, part })))
  const beside = all.map(({ part }) => part).filter((part) => !isShort(part))
  const words = all.map(({ joined, part }, index) => {
    const [before = '', after = ''] = [all[index - 1]?.part, all[index + 1]?.part]
    const ways = isShort(part)
      ? beside.slice(0, mostInParallel).flatMap((word) => [word + part, part + word])
      : // Two words may be one spelling.
        [part, before + part, part + after]
    return leastOf([joined, ...ways].map(unify))
  })
  return { whole: unify(groups.map(({ joined }) => joined).join('')), words }
}

/** Without what another of them is found by. */
function leastOf(ways: readonly string[]): string[] {
  const each = [...new Set(ways)]
  return each.filter((way) => !each.some((other) => other !== way && way.includes(other)))
}

/** Letters as the indexes count them: by code points. */
export function isShort(word: string): boolean {
  return Array.from(word).length < shortestWord
}
