import type { CollectionConfig } from 'payload'
import { recordsWithoutDrafts } from '../../core/publishing/publishing.ts'
import { sortField } from '../../platform/fields/number-fields.ts'
import { refuseWhileUsed } from '../../platform/uses/refuse-while-used.ts'
import { requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'

export const newsCategories: CollectionConfig<'news-categories'> = {
  slug: 'news-categories',
  labels: oneAndMany('หมวดข่าว', 'News category', 'Categories'),
  admin: { group: groups.news, useAsTitle: 'name', defaultColumns: ['name', 'sort', 'updatedAt'] },
  defaultSort: 'sort',
  ...recordsWithoutDrafts({
    tag: 'categories_news',
    hooks: { beforeDelete: [refuseWhileUsed] },
  }),
  fields: [requiredText('name', label('ชื่อหมวด', 'Name'), 60), sortField()],
}
