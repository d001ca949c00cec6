import { isShort, type SearchTerms } from '@washhouse/contract/search/search-terms'
import type { Asked } from './search-index.ts'

/** Titles that are alike so far and are gone through; of more, enough are among the newest. */
export const mostTitles = 2000
/** Behind any letter. */
export const lastLetter = '\u{10FFFF}'

/** What has all words in its title, or anywhere in its text. */
type Within = 'titles' | 'texts'

/** How a dialect asks for what members alone are shown; each gives the newest first, as many as are asked for. */
export interface MembersIndex<Key> {
  /** Those with the title; those whose title begins with it. */
  findTitled(whole: string): Promise<Key[]>
  findBeginning(whole: string): Promise<Key[]>
  /** Those with one or two letters. */
  findPair(pair: string): Promise<Key[]>
  /** Those with each of the words, in one way or another. */
  findWords(words: SearchTerms['words'], within: Within): Promise<Key[]>
  nameOf: (key: Key) => number | string
}

interface MembersFound<Key> {
  /** From the best match to the weakest: by title, by its beginning, by words in titles and in texts, or by the pair of letters. */
  lists: Key[][]
  /** All of them, the best first; some of them twice. */
  keys: Key[]
}

export const nothingFound = { lists: [], keys: [] }

export async function findForMembers<Key>(
  index: MembersIndex<Key>,
  { whole, words }: SearchTerms,
  { most }: Asked,
): Promise<MembersFound<Key>> {
  const byTitle = () => [index.findTitled(whole), index.findBeginning(whole)] as const
  if (isShort(whole)) {
    const lists = await Promise.all([...byTitle(), index.findPair(whole)])
    return { lists, keys: lists.flat() }
  }
  const [titled, beginning] = await Promise.all(byTitle())
  const byTitles = [...titled, ...beginning]
  // What has the words elsewhere comes behind all of these.
  if (new Set(byTitles.map(index.nameOf)).size >= most)
    return { lists: [titled, beginning], keys: byTitles }
  const texts = await index.findWords(words, 'texts')
  const titles = texts.length > 0 ? await index.findWords(words, 'titles') : []
  return { lists: [titled, beginning, titles, texts], keys: [...byTitles, ...titles, ...texts] }
}
