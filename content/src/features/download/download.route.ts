import { downloadCalls } from '@washhouse/contract/download/download.calls'
import type { Routes } from '../../core/area.ts'
import { globalRoute } from '../../core/records/items-routes.ts'
import { listRoute, pageRoute, recordRoute } from '../../core/records/record-routes.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'
import {
  downloadCategoryEntity,
  downloadEntity,
  downloadSubcategoryEntity,
} from './download.entities.ts'

/** All calls for downloads. The files themselves are under `/assets`. */
export const downloadRoutes: Routes = (payload) => [
  pageRoute(payload, downloadCalls.listDownloads, downloadEntity, (query) => ({
    category: ['_eq', query.categories_main],
    subcategory: ['_eq', query.categories_sub],
  })),
  recordRoute(payload, downloadCalls.getDownload, downloadEntity, 'Download'),
  listRoute(payload, downloadCalls.listDownloadCategories, downloadCategoryEntity),
  listRoute(
    payload,
    downloadCalls.listDownloadSubcategories,
    downloadSubcategoryEntity,
    (query) => ({ category: ['_eq', query.categories_main] }),
  ),
  globalRoute(payload, downloadCalls.getDownloadPage, 'downloads-page', {
    columns: changeDateColumn,
  }),
]
