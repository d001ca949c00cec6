import { one, page } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { limitParameter, pageParameter } from '../wire/paging.ts'
import { textParameter } from '../wire/parameters.ts'
import { maxSearchText } from './search-limits.ts'
import { searchResultWire, searchWordsWire } from './search.wire.ts'

/** Search over all content (design §3). Public; a member's token adds members' content. */
export const searchCalls = {
  search: defineCall('search', {
    path: '/api/search',
    summary:
      'Searches branches, news, packages and pages, best match first. With a member’s token, also searches downloads, e-news, questions and posts. Paged.',
    caller: 'either',
    query: {
      q: textParameter('q', maxSearchText),
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
