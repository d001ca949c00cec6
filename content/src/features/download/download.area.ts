import type { Area } from '../../core/area.ts'
import { digestOfStored } from '../../core/digest/digest-of-records.ts'
import { defineFileUse } from '../../core/files/library/file-use.ts'
import { definePageInfo } from '../../core/page-info/define-page-info.ts'
import { isStaff } from '../../platform/access.ts'
import { label } from '../../platform/languages/labels.ts'
import { downloadCategories, downloadSubcategories } from './download-category.collection.ts'
import { downloads } from './download.collection.ts'
import { downloadEntity } from './download.entities.ts'
import { downloadRoutes } from './download.route.ts'
import { downloadSource } from './download.search.ts'

export const downloadArea: Area = {
  collections: [downloads, downloadCategories, downloadSubcategories],
  globals: [
    definePageInfo(
      'downloads-page',
      'information_page_downloads',
      label('หน้าดาวน์โหลด', 'Download page'),
      { read: isStaff },
    ),
  ],
  files: [defineFileUse(downloadEntity, 'members')],
  routes: downloadRoutes,
  searchSources: [downloadSource],
  digest: [
    digestOfStored(downloadEntity, {
      section: 'download',
      path: '/download',
      // One page lists them all.
      pathOf: () => '/download',
    }),
  ],
}
