import type { CollectionConfig } from 'payload'
import { anyone, isEditor } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { refuseWhileUsed } from '../../ground/fields/refuse-while-used.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'

export const newsCategories: CollectionConfig<'news-categories'> = {
  slug: 'news-categories',
  labels: { singular: label('หมวดข่าว', 'News category'), plural: label('หมวดข่าว', 'Categories') },
  admin: { group: groups.news, useAsTitle: 'name', defaultColumns: ['name', 'sort', 'updatedAt'] },
  defaultSort: 'sort',
  access: { read: anyone, create: isEditor, update: isEditor, delete: isEditor },
  hooks: trackChanges({
    tag: 'categories_news',
    hooks: { beforeDelete: [refuseWhileUsed({ collection: 'news', field: 'category' })] },
  }),
  fields: [
    {
      name: 'name',
      type: 'text',
      label: label('ชื่อหมวด', 'Name'),
      localized: true,
      required: true,
      maxLength: 60,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
    },
    {
      name: 'sort',
      type: 'number',
      label: label('ลำดับ', 'Order'),
      admin: {
        position: 'sidebar',
        step: 1,
        description: label('เลขน้อยแสดงก่อน', 'Lower numbers come first.'),
      },
    },
  ],
}
