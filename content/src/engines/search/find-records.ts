import { maxSearchResults } from '@washhouse/contract/search/search-limits'
import { searchTerms } from '@washhouse/contract/search/search-terms'
import { writeOut } from '@washhouse/contract/search/short-forms'
import { unifyTerms } from '@washhouse/contract/search/spellings'
import type { BasePayload } from 'payload'
import { openSearchIndex } from './open-search-index.ts'
import { spellingsOf } from './read-spellings.ts'
import type { SearchSource } from './search-source.ts'

interface AskedPage {
  text: string
  page: number
  limit: number
  /** A moment, ISO 8601: what appeared by then alone. */
  before?: string | undefined
}

interface FoundRecords {
  ids: number[]
  total: number
  /** Since when they were looked through, ISO 8601: older ones may match, too. Null: there are none. */
  since: string | null
}

/**
 * Ids of one page of the records of a source for members that have every word of a text, the closest first, and how many
 * there are, 300 at most. Who asks is a member. What has changed a moment ago may not be indexed yet.
 */
export async function findRecords(
  payload: BasePayload,
  { name }: Pick<SearchSource, 'name'>,
  { text, page, limit, before }: AskedPage,
): Promise<FoundRecords> {
  const terms = searchTerms(writeOut(text))
  if (terms.whole === '') return { ids: [], total: 0, since: null }
  const [index, spellings] = await Promise.all([openSearchIndex(payload), spellingsOf(payload)])
  const { keys, since } = await index.find(unifyTerms(terms, spellings), {
    moment: new Date(),
    most: maxSearchResults,
    audiences: ['members'],
    source: name,
    before,
  })
  const start = (page - 1) * limit
  const found = await index.read(keys.slice(start, start + limit))
  return { ids: found.map(({ recordId }) => recordId), total: keys.length, since }
}
