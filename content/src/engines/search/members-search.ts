import { isShort, type SearchTerms } from '@washhouse/contract/search/search-terms'
import type { Asked } from './search-index.ts'
import { walkWindows, type Place, type SearchWindow, type Within } from './search-windows.ts'

/** Titles that are alike so far and are gone through; of more, enough are among the newest. */
export const mostTitles = 2000
/** Behind any letter. */
export const lastLetter = '\u{10FFFF}'

/** How a dialect asks for what members alone are shown; each gives the newest first, as many as are asked for. */
export interface MembersIndex<Key> {
  /** Those with the title; those whose title begins with it. */
  findTitled(whole: string): Promise<Key[]>
  findBeginning(whole: string): Promise<Key[]>
  /** Those with one or two letters. */
  findPair(pair: string): Promise<Key[]>
  /** From the newest to the oldest, those with something from before a moment. */
  readWindows(before: Asked['before']): Promise<SearchWindow[]>
  /** Those with each of the words, in one way or another. */
  findWords(words: SearchTerms['words'], within: Within, place: Place): Promise<Key[]>
  /** Whether it is asked in another process, which answers several questions side by side. */
  asksAtOnce: boolean
  newestFirst: (one: Key, other: Key) => number
  nameOf: (key: Key) => number | string
}

interface MembersFound<Key> {
  /** From the best match to the weakest: by title, by its beginning, by words in titles and in texts, or by the pair of letters. */
  lists: Key[][]
  /** All of them, the best first; some of them twice. */
  keys: Key[]
  since: string | null
}

export const nothingFound = { lists: [], keys: [], since: null }

export async function findForMembers<Key>(
  index: MembersIndex<Key>,
  { whole, words }: SearchTerms,
  { most, before }: Asked,
): Promise<MembersFound<Key>> {
  const byTitle = () => [index.findTitled(whole), index.findBeginning(whole)] as const
  if (isShort(whole)) {
    const lists = await Promise.all([...byTitle(), index.findPair(whole)])
    return { lists, keys: lists.flat(), since: null }
  }
  const [titled, beginning, windows] = await Promise.all([...byTitle(), index.readWindows(before)])
  const byTitles = [...titled, ...beginning]
  // What has the words elsewhere comes behind all of these.
  if (new Set(byTitles.map(index.nameOf)).size >= most)
    return { lists: [titled, beginning], keys: byTitles, since: null }
  const { stretches, since } = await walkWindows({
    windows,
    most,
    ask: (within, place) => index.findWords(words, within, place),
    asksAtOnce: index.asksAtOnce,
    nameOf: index.nameOf,
  })
  const sorted = stretches.map(({ titles, texts }) => ({
    titles: titles.toSorted(index.newestFirst),
    texts: texts.toSorted(index.newestFirst),
  }))
  const titles = sorted.flatMap((stretch) => stretch.titles)
  const texts = sorted.flatMap((stretch) => stretch.texts)
  const found = sorted.flatMap((stretch) => [...stretch.titles, ...stretch.texts])
  return {
    lists: [titled, beginning, titles, texts],
    keys: [...byTitles, ...found],
    since,
  }
}
