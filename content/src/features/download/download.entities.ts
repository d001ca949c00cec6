import {
  downloadCategoryWire,
  downloadSubcategoryWire,
  downloadWire,
} from '@washhouse/contract/download/download.wire'
import { defineEntity } from '../../core/records/stored-entity.ts'

export const downloadCategoryEntity = defineEntity(downloadCategoryWire, {
  storedIn: 'download-categories',
  orderedBy: ['sort'],
  emptyFirst: true,
})

export const downloadSubcategoryEntity = defineEntity(downloadSubcategoryWire, {
  storedIn: 'download-subcategories',
  relations: { category: () => downloadCategoryEntity },
  orderedBy: ['sort'],
  emptyFirst: true,
})

export const downloadEntity = defineEntity(downloadWire, {
  storedIn: 'downloads',
  relations: {
    category: () => downloadCategoryEntity,
    subcategory: () => downloadSubcategoryEntity,
  },
  files: {
    fileIds: { heldBy: 'files', tells: 'ids' },
    files: { heldBy: 'files', tells: 'each' },
  },
  searchedIn: 'searched',
  orderedBy: ['-date', '-id'],
})
