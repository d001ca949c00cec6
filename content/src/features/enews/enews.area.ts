import type { Area } from '../../core/area.ts'
import { digestOfAppearing } from '../../core/digest/digest-of-records.ts'
import { defineFileUse } from '../../core/files/library/file-use.ts'
import { definePageInfo } from '../../core/page-info/define-page-info.ts'
import { newRecords } from '../../core/notifications/new-records.ts'
import { watchScheduledChanges } from '../../core/records/schedule-clock.ts'
import { isStaff } from '../../platform/access.ts'
import { label } from '../../platform/languages/labels.ts'
import { enews } from './enews.collection.ts'
import { enewsEntity } from './enews.entities.ts'
import { enewsRoutes } from './enews.route.ts'
import { enewsSource } from './enews.search.ts'

export const enewsArea: Area = {
  collections: [enews],
  globals: [
    definePageInfo('enews-page', 'information_page_enews', label('หน้าจดหมายข่าว', 'E-news page'), {
      read: isStaff,
    }),
  ],
  files: [defineFileUse(enewsEntity, 'members')],
  routes: enewsRoutes,
  searchSources: [enewsSource],
  // No image: notifications are for everyone, but the cover is for members only.
  tells: [
    newRecords(enewsEntity, {
      event: 'enews',
      describe: ({ id }) => ({ slug: String(id), image: null }),
    }),
  ],
  digest: [
    digestOfAppearing(enewsEntity, {
      section: 'enews',
      path: '/enews',
      pathOf: ({ id }) => `/enews/${id}`,
    }),
  ],
  start: (payload) => watchScheduledChanges(payload, enewsEntity),
}
