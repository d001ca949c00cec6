import { searchAttempts, type CompiledTexts } from '@washhouse/contract/search/find-by-words'
import { maxSearchResults } from '@washhouse/contract/search/search-limits'
import type { BasePayload } from 'payload'
import { openSearchIndex } from './open-search-index.ts'
import { spellingsOf } from './spellings.ts'
import type { Asked, SearchIndex } from './search-index.ts'
import type { SearchSource } from './search-source.ts'

interface AskedPage {
  text: string
  page: number
  limit: number
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
 * One page of the documents with every word of a text, best first, and their total, at most 300. Recent changes may be
 * missing.
 */
export async function findPage(
  payload: BasePayload,
  { text, page, limit }: AskedPage,
  asked: Pick<Asked, 'audiences' | 'source'>,
) {
  const [index, spellings] = await Promise.all([openSearchIndex(payload), spellingsOf(payload)])
  const within = { ...asked, moment: new Date(), most: maxSearchResults }
  const keys = await findWords(index, text, spellings, within)
  const start = (page - 1) * limit
  return {
    found: await index.read(keys.slice(start, start + limit)),
    total: keys.length,
    spellings,
  }
}

/** Documents with every word of a text. Without a match, searches again without the words that apply to every shop. */
async function findWords(
  index: Pick<SearchIndex, 'find'>,
  text: string,
  words: CompiledTexts,
  asked: Asked,
): Promise<string[]> {
  let found: string[] = []
  for (const terms of searchAttempts(text, words)) {
    if (terms.whole === '') break
    found = await index.find(terms, asked)
    if (found.length > 0) break
  }
  return found
}
