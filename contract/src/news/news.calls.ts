import { z } from 'zod'
import { items, list, one, page, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { limitParameter, pageParameter } from '../wire/paging.ts'
import { idParameter } from '../wire/parameters.ts'
import {
  albumImageWire,
  newsAlbumEntryWire,
  newsCategoryWire,
  newsPageWire,
  newsWire,
  specialEventWire,
} from './news.wire.ts'

const itemsQuery = { sort: z.string(), limit: z.int(), filter: z.string() }

/** Calls of the feature news (spec §7). */
export const newsCalls = {
  listNews: defineCall('listNews', {
    path: '/api/news',
    summary: 'Lists published news, newest first. Paged.',
    hasPreview: true,
    query: { limit: limitParameter, page: pageParameter, categories: idParameter('categories') },
    answer: page(newsWire),
    source: 'spec §7 News',
  }),
  getNews: defineCall('getNews', {
    path: '/api/news/{id}',
    summary: 'Returns one news article by id or slug.',
    hasPreview: true,
    answer: one(newsWire),
    source: 'spec §7 News',
  }),
  listNewsCategories: defineCall('listNewsCategories', {
    path: '/api/categories_news',
    summary: 'Lists the news categories.',
    answer: list(newsCategoryWire),
    source: 'spec §7 News',
  }),
  getNewsPage: defineCall('getNewsPage', {
    path: '/items/information_page_news',
    summary: 'Returns the title, description and image of the news page.',
    answer: singleton(newsPageWire),
    source: 'spec §7 News',
  }),
  listNewsAlbumEntries: defineCall('listNewsAlbumEntries', {
    path: '/items/news_news_images_for_album',
    summary: 'Lists the entries of news albums: which image belongs to which article.',
    isLocalised: false,
    query: itemsQuery,
    answer: items(newsAlbumEntryWire),
    itemOperation: 'getNewsAlbumEntry',
    source: 'spec §7 News',
  }),
  listAlbumImages: defineCall('listAlbumImages', {
    path: '/items/news_images_for_album',
    summary: 'Lists the images of news albums.',
    query: itemsQuery,
    answer: items(albumImageWire),
    source: 'spec §7 News',
  }),
  listSpecialEvents: defineCall('listSpecialEvents', {
    path: `/items/${specialEventWire.name}`,
    summary: 'Lists the images that announce special events.',
    query: itemsQuery,
    answer: items(specialEventWire),
    source: 'spec §7 News',
  }),
}
