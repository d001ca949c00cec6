import { searchAttempts, type CompiledTexts } from '@washhouse/contract/search/find-by-words'
import { maxSearchResults } from '@washhouse/contract/search/search-limits'
import type { BasePayload } from 'payload'
import { correctTerms, findNearest } from './near-words.ts'
import { openSearchIndex } from './open-search-index.ts'
import { spellingsOf } from './spellings.ts'
import type { Asked, SearchIndex } from './search-index.ts'
import type { SearchSource } from './search-source.ts'

interface AskedPage {
  text: string
  page: number
  limit: number
  /** See `matchParameter`. */
  match?: 'all' | 'any' | undefined
}

/** A page of search results of a member source, as record ids. The client must be a member. */
export async function findRecords(
  payload: BasePayload,
  { name }: Pick<SearchSource, 'name'>,
  page: AskedPage,
): Promise<{ ids: number[]; total: number }> {
  const { found, total } = await findPage(payload, page, { audiences: ['members'], source: name })
  return { ids: found.map(({ recordId }) => recordId), total }
}

/**
 * One page of the documents with every word of a text, or of the nearest ones, best first, and their total, at most 300.
 * Recent changes may be missing.
 */
export async function findPage(
  payload: BasePayload,
  { text, page, limit, match }: AskedPage,
  asked: Pick<Asked, 'audiences' | 'source'>,
) {
  const [index, spellings] = await Promise.all([openSearchIndex(payload), spellingsOf(payload)])
  const within = { ...asked, moment: new Date(), most: maxSearchResults }
  const find = match === 'any' ? findNearest : findWords
  const keys = await find(index, text, spellings, within)
  const start = (page - 1) * limit
  return {
    found: await index.read(keys.slice(start, start + limit)),
    total: keys.length,
    spellings,
  }
}

/**
 * Documents with every word of a text. Without a match, searches again without the words that apply to every shop, then
 * corrects one letter of each unknown word.
 */
async function findWords(
  index: Pick<SearchIndex, 'find' | 'read'>,
  text: string,
  words: CompiledTexts,
  asked: Asked,
): Promise<string[]> {
  const attempts = searchAttempts(text, words).filter(({ whole }) => whole !== '')
  for (const terms of attempts) {
    const found = await index.find(terms, asked)
    if (found.length > 0) return found
  }
  for (const terms of attempts) {
    const corrected = await correctTerms(index, terms, words, asked)
    const found = corrected ? await index.find(corrected, asked) : []
    if (found.length > 0) return found
  }
  return []
}
