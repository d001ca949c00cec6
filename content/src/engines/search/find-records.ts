import { maxSearchResults } from '@washhouse/contract/search/search-limits'
import { searchTerms } from '@washhouse/contract/search/search-terms'
import type { BasePayload } from 'payload'
import { openSearchIndex } from './open-search-index.ts'
import { spellingsOf } from './read-spellings.ts'
import type { SearchSource } from './search-source.ts'
import { unifyTerms } from './spellings.ts'

interface AskedPage {
  text: string
  page: number
  limit: number
}

/**
 * Ids of one page of a source's records that have every word of a text, the closest first, and how many there are, 300 at
 * most. Who asks belongs to the source's audience. What has changed a moment ago may not be indexed yet.
 */
export async function findRecords(
  payload: BasePayload,
  { name, audience }: Pick<SearchSource, 'name' | 'audience'>,
  { text, page, limit }: AskedPage,
): Promise<{ ids: number[]; total: number }> {
  const terms = searchTerms(text)
  if (terms.whole === '') return { ids: [], total: 0 }
  const [index, spellings] = await Promise.all([openSearchIndex(payload), spellingsOf(payload)])
  const keys = await index.find(unifyTerms(terms, spellings), {
    moment: new Date(),
    most: maxSearchResults,
    audiences: [audience],
    source: name,
  })
  const start = (page - 1) * limit
  const found = await index.read(keys.slice(start, start + limit))
  return { ids: found.map(({ recordId }) => recordId), total: keys.length }
}
