import type { CollectionConfig } from 'payload'
import { recordsWithoutDrafts } from '../../core/publishing/publishing.ts'
import { isStaff } from '../../platform/access.ts'
import { relationField } from '../../platform/fields/choice-fields.ts'
import { sortField } from '../../platform/fields/number-fields.ts'
import { requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'
import { refuseWhileUsed } from '../../platform/uses/refuse-while-used.ts'

const nameField = requiredText('name', label('ชื่อหมวด', 'Name'), 60)

export const downloadCategories: CollectionConfig<'download-categories'> = {
  slug: 'download-categories',
  labels: oneAndMany('หมวดเอกสาร', 'Category of downloads', 'Categories of downloads'),
  admin: {
    group: groups.library,
    useAsTitle: 'name',
    defaultColumns: ['name', 'sort', 'updatedAt'],
  },
  defaultSort: 'sort',
  ...recordsWithoutDrafts({
    tag: 'categories_main',
    read: isStaff,
    hooks: { beforeDelete: [refuseWhileUsed] },
  }),
  fields: [nameField, sortField()],
}

export const downloadSubcategories: CollectionConfig<'download-subcategories'> = {
  slug: 'download-subcategories',
  labels: oneAndMany('หมวดย่อยเอกสาร', 'Sub category of downloads', 'Sub categories of downloads'),
  admin: {
    group: groups.library,
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'sort', 'updatedAt'],
  },
  defaultSort: 'sort',
  ...recordsWithoutDrafts({
    tag: 'categories_sub',
    read: isStaff,
    hooks: { beforeDelete: [refuseWhileUsed] },
  }),
  fields: [
    nameField,
    {
      ...relationField('category', label('หมวดหลัก', 'Main category'), 'download-categories'),
      required: true,
      index: true,
    },
    sortField(),
  ],
}
