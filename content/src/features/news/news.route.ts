import { newsCalls } from '@washhouse/contract/news/news.calls'
import type { Routes } from '../../core/area.ts'
import { globalRoute, itemsRoutes } from '../../core/records/items-routes.ts'
import { listRoute, pageRoute, recordRoute } from '../../core/records/record-routes.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'
import {
  albumImageEntity,
  currentNewsEntity,
  newsAlbumEntryEntity,
  newsCategoryEntity,
  newsEntity,
  specialEventEntity,
} from './news.entities.ts'

export const newsRoutes: Routes = (payload) => [
  pageRoute(payload, newsCalls.listNews, currentNewsEntity, ({ categories }) => ({
    category: ['_eq', categories],
  })),
  recordRoute(payload, newsCalls.getNews, newsEntity, 'News'),
  listRoute(payload, newsCalls.listNewsCategories, newsCategoryEntity),
  ...itemsRoutes(payload, newsCalls.listNewsAlbumEntries, newsAlbumEntryEntity),
  ...itemsRoutes(payload, newsCalls.listAlbumImages, albumImageEntity),
  ...itemsRoutes(payload, newsCalls.listSpecialEvents, specialEventEntity),
  globalRoute(payload, newsCalls.getNewsPage, 'news-page', { columns: changeDateColumn }),
]
