import type { CollectionConfig } from 'payload'
import { sortedRecords } from '../../engines/publishing/publishing.ts'
import { publicPicture } from '../../ground/fields/file-fields.ts'
import { sortField } from '../../ground/fields/number-fields.ts'
import { requiredLongText, requiredText } from '../../ground/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../ground/languages/labels.ts'

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
