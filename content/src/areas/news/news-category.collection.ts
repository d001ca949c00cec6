import type { CollectionConfig } from 'payload'
import { recordsWithoutDrafts } from '../../engines/publishing/publishing.ts'
import { sortField } from '../../ground/fields/number-fields.ts'
import { refuseWhileUsed } from '../../ground/uses/refuse-while-used.ts'
import { requiredText } from '../../ground/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../ground/languages/labels.ts'

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
