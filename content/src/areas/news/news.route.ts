import { newsCalls } from '@washhouse/contract/news/news.calls'
import type { Routes } from '../../engines/area.ts'
import { globalRoute, itemsRoutes } from '../../engines/records/items-routes.ts'
import { listRoute, pageRoute, recordRoute } from '../../engines/records/record-routes.ts'
import { changeDateColumn } from '../../ground/fields/change-date.fields.ts'
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
