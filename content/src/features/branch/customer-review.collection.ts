import type { CollectionConfig } from 'payload'
import { sortedRecords } from '../../core/publishing/publishing.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { sortField } from '../../platform/fields/number-fields.ts'
import { requiredLongText, requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'

export const customerReviews: CollectionConfig<'customer-reviews'> = {
  slug: 'customer-reviews',
  labels: oneAndMany('เสียงจากลูกค้า', 'Customer review', 'Customer reviews'),
  admin: {
    group: groups.branches,
    useAsTitle: 'name',
    defaultColumns: ['name', 'feedback', 'sort', '_status', 'updatedAt'],
  },
  ...sortedRecords({ tag: 'customer_review', versions: 10 }),
  fields: [
    requiredText('name', label('ชื่อลูกค้า', 'Customer'), 120),
    requiredLongText('feedback', label('ความเห็น', 'Feedback'), 1000),
    sortField(),
    publicPicture('image', label('รูปลูกค้า', 'Picture'), { position: 'sidebar' }),
  ],
}
