import { setImmediate } from 'node:timers/promises'
import { languages } from '@washhouse/contract/language'
import { textsOf } from '@washhouse/contract/search/find-by-words'
import { isShort, type SearchTerms } from '@washhouse/contract/search/search-terms'
import { escapePattern, type Spellings } from '@washhouse/contract/search/spellings'
import { foldForSearch } from '@washhouse/contract/text/fold-text'
import { titleEnd } from './folded-document.ts'
import type { Asked, SearchIndex } from './search-index.ts'

type Index = Pick<SearchIndex, 'find' | 'read'>

/** Letters of the shortest word that is corrected. */
const shortestCorrected = 5
/** Limits of cost for one search: corrected words, documents read for each, and letters read of each text. */
const mostWords = 4
const mostCandidates = 50
const mostRead = 20_000

/**
 * Replaces each word that no document contains by words that differ in one letter; null if a word has none. Reads only
 * documents that the client may see.
 */
export async function correctTerms(
  index: Index,
  { words }: SearchTerms,
  spellings: Spellings,
  asked: Asked,
): Promise<SearchTerms | null> {
  if (words.length > mostWords) return null
  const corrected: string[][] = []
  for (const ways of words) {
    const [known] = await index.find({ whole: ways[0] ?? '', words: [ways] }, { ...asked, most: 1 })
    const near =
      known === undefined ? await nearWords(index, ways[0] ?? '', spellings, asked) : ways
    if (near.length === 0) return null
    corrected.push(near)
  }
  return { whole: corrected.map(([way]) => way).join(''), words: corrected }
}

/** Spellings in the editors' list and parts of texts that differ from a word in one letter. */
async function nearWords(
  index: Index,
  word: string,
  spellings: Spellings,
  asked: Asked,
): Promise<string[]> {
  const letters = Array.from(word)
  // Another number is another thing, not a typing error.
  if (letters.length < shortestCorrected || /\p{N}/u.test(word)) return []
  const close = patternOf(letters)
  const inText = (text: string) => text.match(close) ?? []
  const near = new Set(spellings.known.flatMap(inText).map(spellings.unify))
  for (const words of candidatesOf(letters)) {
    const whole = words[0]?.[0] ?? ''
    const keys = await index.find({ whole, words }, { ...asked, most: mostCandidates })
    for (const { texts } of await index.read(keys)) {
      // Long texts take milliseconds each: requests of others come in between.
      await setImmediate()
      const parts = languages.flatMap((language) => [texts[language].title, texts[language].text])
      const text = parts.map((part) => part.slice(0, mostRead)).join(titleEnd)
      for (const part of textsOf(text, spellings).flatMap(inText)) near.add(part)
    }
    if (near.size > 0) break
  }
  return [...near]
}

/**
 * Searches for documents that may contain the word with one error, to be tried in turn. One error leaves all parts of the word
 * intact but one, so each search is for the other parts.
 */
function candidatesOf(letters: readonly string[]): string[][][] {
  const part = (start: number, end?: number) => letters.slice(start, end).join('')
  // Of abcde, the parts abc and cde share c. If c is wrong, ab and de are intact.
  if (letters.length === shortestCorrected)
    return [[[part(0, 3), part(2)]], [[part(0, 2)], [part(3)]]]
  const third = Math.floor(letters.length / 3)
  if (third < 3) {
    const half = Math.floor(letters.length / 2)
    return [[[part(0, half), part(half)]]]
  }
  const [a, b, c] = [part(0, third), part(third, 2 * third), part(2 * third)]
  return [
    [
      [a, b],
      [b, c],
      [a, c],
    ],
  ]
}

/**
 * Matches the word with one letter replaced, left out or added, or two neighbours swapped (`candidatesOf` finds these only if
 * both are in the same part).
 */
function patternOf(letters: readonly string[]): RegExp {
  const part = (start: number, end?: number) => escapePattern(letters.slice(start, end).join(''))
  const any = `[^${titleEnd}\\p{N}]`
  const ways = letters.flatMap((_, at) => [
    part(0, at) + any + part(at + 1),
    part(0, at) + any + part(at),
    part(0, at) + part(at + 1),
    part(0, at) + part(at + 1, at + 2) + part(at, at + 1) + part(at + 2),
  ])
  return new RegExp(ways.join('|'), 'gu')
}

/** Limits of `findNearest`: results, and words that are searched for. */
const mostNearest = 5
const mostSought = 12
const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** The documents with the most words of a text, at most five. Rare words count more. */
export async function findNearest(
  index: Index,
  text: string,
  spellings: Spellings & { common: readonly string[] },
  asked: Asked,
): Promise<string[]> {
  const weights = new Map<string, number>()
  for (const [turn, word] of wordsIn(text, spellings).entries()) {
    const terms = { whole: word, words: [[word]] }
    let keys = await index.find(terms, asked)
    if (keys.length === 0 && turn < mostWords) {
      const near = await nearWords(index, word, spellings, asked)
      if (near.length > 0) keys = await index.find({ ...terms, words: [near] }, asked)
    }
    for (const [place, key] of keys.entries())
      weights.set(key, (weights.get(key) ?? 0) + 1 / (keys.length + place / keys.length))
  }
  const best = [...weights].toSorted(([, one], [, other]) => other - one)
  return best.slice(0, mostNearest).map(([key]) => key)
}

/** Thai has no spaces, so a dictionary finds its words. */
function wordsIn(text: string, { unify, common }: { common: readonly string[] } & Spellings) {
  const folded = text.split(/\s+/u).flatMap((chunk) => {
    const whole = unify(foldForSearch(chunk))
    const parts = Array.from(segmenter.segment(whole), ({ segment }) => segment)
    return [whole, ...parts]
  })
  const words = new Set(folded.filter((word) => !isShort(word) && !common.includes(word)))
  return [...words].slice(0, mostSought)
}
