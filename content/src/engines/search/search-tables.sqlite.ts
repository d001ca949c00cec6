import { isShort, type SearchTerms } from '@washhouse/contract/search/search-terms'
import { titleEnd, titleStart } from './folded-document.ts'
import { orderOf, undatedOrder } from './search-index.ts'
import { audiences, type Audience } from './search-source.ts'

/**
 * FTS5 gives matches by descending rowid at no cost and stops where enough are found; so the rowid
 * is the order of the results: documents of one order have this many numbers.
 */
export const numbersOfAnOrder = 2 ** 20
/** In the one table of documents each audience has numbers of its own. */
export const firstNumber = (audience: Audience) => audiences.indexOf(audience) * 2 ** 52

/** What is looked through. */
export type Part = 'pairs' | 'titles' | 'grams'

/** Each audience has tables of its own: a search for one never comes upon what is for another. */
export function tableOf(part: Part, audience: Audience): string {
  return audience === 'anyone' ? `search_${part}` : `search_${part}_${audience}`
}

export function tablesOf(audience: Audience): string[] {
  return (['pairs', 'titles', 'grams'] as const).map((part) => tableOf(part, audience))
}

/** What of one audience matches `?1` and is seen `now`, also given as `?3`: the best `?2`, of the source `?4` alone if so. */
export function selection(
  part: Part,
  audience: Audience,
  { now, isOfSource }: { now: string; isOfSource: boolean },
): string {
  const table = tableOf(part, audience)
  // Asked of each that matches, until there are enough.
  const ofSource = `AND (SELECT source FROM search_documents WHERE id = ${table}.rowid) = ?4`
  return `SELECT rowid AS id, rowid - ${firstNumber(audience)} AS place FROM ${table}
    WHERE ${table} MATCH ?1 AND ${isSeen(audience, now)}
    ${isOfSource ? ofSource : ''}
    ORDER BY rowid DESC LIMIT ?2`
}

/** The condition of being seen `now`, also given as `?3`. */
function isSeen(audience: Audience, now: string): string {
  const first = firstNumber(audience)
  // What is still to come has a number between now's and the first of those without a date.
  const begins = first + orderOf('news', now) * numbersOfAnOrder
  const ends = first + undatedOrder * numbersOfAnOrder
  return `(rowid < ${begins} OR rowid >= ${ends})
    AND rowid NOT IN (SELECT id FROM search_documents WHERE ends_at <= ?3)`
}

/**
 * From the best match to the weakest; each finds what the ones before it find, and more. Titles are
 * asked by themselves: three letters that are rare in them are common in texts, and all of these would
 * have to be gone through to learn that no title has the word.
 */
export function questions({ whole, words }: SearchTerms): { part: Part; match: string }[] {
  const inTitle = (text: string) => ({ part: 'titles' as const, match: quote(text) })
  const pair = (text: string) => ({ part: 'pairs' as const, match: quote(writePair(text)) })
  const exact = inTitle(titleStart + whole + titleEnd)
  const beginning = titleStart + whole
  // An index of three letters knows nothing shorter.
  if (isShort(whole))
    return [exact, isShort(beginning) ? pair(beginning) : inTitle(beginning), pair(whole)]
  const all = matchWords(words, quote)
  return [exact, inTitle(beginning), { part: 'titles', match: all }, { part: 'grams', match: all }]
}

/** One way or another of every word, each written as FTS5 is to match it. */
function matchWords(words: SearchTerms['words'], write: (way: string) => string): string {
  return words.map((ways) => `(${ways.map(write).join(' OR ')})`).join(' AND ')
}

/** One or two letters as a word that FTS5 leaves whole, whatever they are. */
export function writePair(pair: string): string {
  return Array.from(pair, (letter) => letter.codePointAt(0)?.toString(16)).join('g')
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
