import { z } from 'zod'
import { one, page } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { limitParameter, pageParameter } from '../wire/paging.ts'
import { textParameter } from '../wire/parameters.ts'
import { maxSearchText } from './search-limits.ts'
import { searchResultWire, searchWordsWire } from './search.wire.ts'

/** `all`: records with every word of the text. `any`: the nearest, at most five, for a search that finds nothing. */
export const matchParameter = z.enum(['all', 'any'], '"match" must be one of [all, any]').optional()

/** Search over all content. Public; a member's token adds members' content. */
export const searchCalls = {
  search: defineCall('search', {
    path: '/api/search',
    summary:
      'Searches branches, news, packages and pages, best match first. With a member’s token, also searches downloads, e-news, questions and posts. Paged.',
    caller: 'either',
    query: {
      q: textParameter('q', maxSearchText),
      match: matchParameter,
      limit: limitParameter,
      page: pageParameter,
    },
    answer: page(searchResultWire),
  }),
  getSearchWords: defineCall('getSearchWords', {
    path: '/api/search_words',
    summary:
      'Returns the alternative spellings that the search knows, and the common words that it ignores if nothing is found.',
    isLocalised: false,
    answer: one(searchWordsWire),
  }),
}
