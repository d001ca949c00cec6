import { foldForSearch, foldText } from '../text/fold-text.ts'

/** A folded search text. */
export interface SearchTerms {
  /** Without spaces; compared with titles. */
  whole: string
  /** Alternatives for each word. A record matches if it has one alternative of every word, in any order. */
  words: string[][]
}

/** Trigram indexes cannot find shorter words. */
const shortestWord = 3
/** A short word is looked for beside so many other words. */
const mostInParallel = 6

const nothing = /\p{Cc}+|\s\p{Pd}+(?=\s|$)/gu
/** Between digits a dash is a range; elsewhere it may join or separate two words. */
const dashes = /(\D|^)\p{Pd}+|\p{Pd}+(?=\D|$)/gu

interface Reading {
  /** See `Spellings`. */
  unify?: (folded: string) => string
  /** Removes common words from a separated word. */
  strip?: (word: string) => string
}

/**
 * Folds a text and splits it at spaces and dashes. A short word such as the 9 of ซอย 9 is only searched joined to another
 * word, on either side.
 */
export function searchTerms(
  text: string,
  { unify = (folded) => folded, strip = (word) => word }: Reading = {},
): SearchTerms {
  const bare = (folded: string) => strip(unify(folded))
  // Words that form one word with dashes or short words between them.
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

/** Removes alternatives that contain another one. */
function leastOf(ways: readonly string[]): string[] {
  const each = [...new Set(ways)]
  return each.filter((way) => !each.some((other) => other !== way && way.includes(other)))
}

/** Length in code points, as indexes count. */
export function isShort(word: string): boolean {
  return Array.from(word).length < shortestWord
}
