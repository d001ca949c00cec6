import { list, one, page, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { limitParameter, pageParameter } from '../wire/paging.ts'
import { idParameter, textParameter } from '../wire/parameters.ts'
import {
  downloadCategoryWire,
  downloadPageWire,
  downloadSubcategoryWire,
  downloadWire,
} from './download.wire.ts'

const source = 'spec §7 Download'

/**
 * Calls of the feature download, for members only (spec §6, §7). A preview needs its signed token in addition.
 * The files are at `/assets/{id}`.
 */
export const downloadCalls = {
  listDownloads: defineCall('listDownloads', {
    path: '/api/downloads',
    summary: 'Lists downloads, newest date first. Paged.',
    caller: 'member',
    hasPreview: true,
    query: {
      limit: limitParameter,
      page: pageParameter,
      categories_main: idParameter('categories_main'),
      categories_sub: idParameter('categories_sub'),
      search: textParameter('search'),
    },
    answer: page(downloadWire),
    source,
  }),
  getDownload: defineCall('getDownload', {
    path: '/api/downloads/{id}',
    summary: 'Returns one download by id.',
    caller: 'member',
    hasPreview: true,
    answer: one(downloadWire),
    source,
  }),
  listDownloadCategories: defineCall('listDownloadCategories', {
    path: '/api/categories_main',
    summary: 'Lists the main categories of downloads in the editors’ order.',
    caller: 'member',
    hasPreview: true,
    answer: list(downloadCategoryWire),
    source,
  }),
  listDownloadSubcategories: defineCall('listDownloadSubcategories', {
    path: '/api/categories_sub',
    summary: 'Lists the subcategories of downloads, of all main categories or of one.',
    caller: 'member',
    hasPreview: true,
    query: { categories_main: idParameter('categories_main') },
    answer: list(downloadSubcategoryWire),
    source,
  }),
  getDownloadPage: defineCall('getDownloadPage', {
    path: '/items/information_page_downloads',
    summary: 'Returns the title, description and image of the download page.',
    caller: 'member',
    answer: singleton(downloadPageWire),
    source,
  }),
}
