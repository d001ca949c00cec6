import { one, page } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { limitParameter, pageParameter } from '../wire/paging.ts'
import { textParameter } from '../wire/parameters.ts'
import { maxSearchText } from './search-limits.ts'
import { searchResultWire, searchWordsWire } from './search.wire.ts'

/** The search over everything (design §3). Anyone may search; who shows a token finds what is for members, too. */
export const searchCalls = {
  search: defineCall('search', {
    path: '/api/search',
    summary:
      'Branches, news, packages and pages that contain a text, for members downloads, e-news, questions and posts too, the best first',
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
      'The words that texts are found by in several spellings, and those that apply to every shop',
    isLocalised: false,
    answer: one(searchWordsWire),
  }),
}
