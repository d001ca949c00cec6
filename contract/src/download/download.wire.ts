import { detailsOfIds } from '../media/file-details.contract.ts'
import { definePageInfoTable } from '../settings/page-info.wire.ts'
import { defineWireTable } from '../wire/wire-table.ts'
import { Download, DownloadCategory, DownloadSubcategory } from './download.contract.ts'

/** `/api/categories_main` (spec §3, Download, does not name its data field). */
export const downloadCategoryWire = defineWireTable('categories_main', DownloadCategory, {
  name: 'data.categories_main',
})

/** `/api/categories_sub` (spec §3, Download, does not name its data field). */
export const downloadSubcategoryWire = defineWireTable(
  'categories_sub',
  DownloadSubcategory,
  { category: 'categories_main', name: 'data.categories_sub' },
  { category: () => downloadCategoryWire },
)

/** `/api/downloads` (spec §3, Download; file details, date and description are extensions). */
export const downloadWire = defineWireTable(
  'downloads',
  Download,
  {
    fileIds: 'files',
    files: 'file_details',
    coverImage: 'image_cover',
    category: 'categories_main',
    subcategory: 'categories_sub',
    title: 'data.title',
    description: 'data.description',
  },
  { category: () => downloadCategoryWire, subcategory: () => downloadSubcategoryWire },
  { files: (wire) => detailsOfIds(wire['files']) },
)

/** `/items/information_page_downloads` (spec §7, Download). */
export const downloadPageWire = definePageInfoTable('information_page_downloads')
