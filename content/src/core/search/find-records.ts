import { turnsOf, type CompiledWords } from '@washhouse/contract/search/find-by-words'
import { maxSearchResults } from '@washhouse/contract/search/search-limits'
import type { BasePayload } from 'payload'
import { openSearchIndex } from './open-search-index.ts'
import { spellingsOf } from './read-spellings.ts'
import type { Asked, SearchIndex } from './search-index.ts'
import type { SearchSource } from './search-source.ts'

interface AskedPage {
  text: string
  page: number
  limit: number
}

interface FoundRecords {
  ids: number[]
  total: number
}

/**
 * Ids of one page of the records of a source for members that have every word of a text, the closest first, and how many
 * there are, 300 at most. Who asks is a member. What has changed a moment ago may not be indexed yet.
 */
export async function findRecords(
  payload: BasePayload,
  { name }: Pick<SearchSource, 'name'>,
  { text, page, limit }: AskedPage,
): Promise<FoundRecords> {
  const [index, spellings] = await Promise.all([openSearchIndex(payload), spellingsOf(payload)])
  const keys = await findWords(index, text, spellings, {
    moment: new Date(),
    most: maxSearchResults,
    audiences: ['members'],
    source: name,
  })
  const start = (page - 1) * limit
  const found = await index.read(keys.slice(start, start + limit))
  return { ids: found.map(({ recordId }) => recordId), total: keys.length }
}

/** What has every word of a text; if there is nothing, the search is repeated without the words that apply to every shop. */
export async function findWords(
  index: Pick<SearchIndex, 'find'>,
  text: string,
  words: CompiledWords,
  asked: Asked,
): Promise<string[]> {
  let found: string[] = []
  for (const terms of turnsOf(text, words)) {
    if (terms.whole === '') break
    found = await index.find(terms, asked)
    if (found.length > 0) break
  }
  return found
}
