import { list, one, page, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { limitParameter, pageParameter } from '../wire/paging.ts'
import { wholeNumber } from '../wire/parameters.ts'
import { enewsYears } from './enews.contract.ts'
import { enewsPageWire, enewsWire, enewsYearWire } from './enews.wire.ts'

const source = 'spec §7 E-news'

/** Calls of the feature enews, for members only (spec §6, §7). A preview needs its signed token in addition. */
export const enewsCalls = {
  listEnews: defineCall('listEnews', {
    path: '/api/e_news',
    summary: 'Lists published e-news issues, newest first, of all years or of one. Paged.',
    caller: 'member',
    hasPreview: true,
    query: {
      limit: limitParameter,
      page: pageParameter,
      year: wholeNumber('year', enewsYears.first, enewsYears.last).optional(),
    },
    answer: page(enewsWire),
    source,
  }),
  getEnews: defineCall('getEnews', {
    path: '/api/e_news/{id}',
    summary: 'Returns one e-news issue by id.',
    caller: 'member',
    hasPreview: true,
    answer: one(enewsWire),
    source,
  }),
  listEnewsYears: defineCall('listEnewsYears', {
    path: '/api/e_news_years',
    summary: 'Lists the years that have e-news issues with the number of issues, newest first.',
    caller: 'member',
    isLocalised: false,
    answer: list(enewsYearWire),
  }),
  getEnewsPage: defineCall('getEnewsPage', {
    path: '/items/information_page_enews',
    summary: 'Returns the title, description and image of the e-news page.',
    caller: 'member',
    answer: singleton(enewsPageWire),
    source,
  }),
}
