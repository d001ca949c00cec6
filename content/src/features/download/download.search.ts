import { entitySource } from '../../core/search/entity-source.ts'
import {
  downloadCategoryEntity,
  downloadEntity,
  downloadSubcategoryEntity,
} from './download.entities.ts'

export const downloadSource = entitySource({
  kind: 'download',
  audience: 'members',
  entity: downloadEntity,
  names: { category: downloadCategoryEntity, subcategory: downloadSubcategoryEntity },
  describe: ({ title, description }, { nameOf }) => ({
    title,
    text: [description, nameOf('category'), nameOf('subcategory')].filter(Boolean).join(' · '),
  }),
})
