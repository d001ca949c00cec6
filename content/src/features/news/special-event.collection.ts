import type { CollectionConfig } from 'payload'
import { sortedRecords } from '../../core/publishing/publishing.ts'
import { linkField } from '../../platform/fields/contact-fields.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { sortField } from '../../platform/fields/number-fields.ts'
import { requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'

export const specialEvents: CollectionConfig<'special-events'> = {
  slug: 'special-events',
  labels: oneAndMany('กิจกรรมพิเศษ', 'Special event', 'Special events'),
  admin: {
    group: groups.news,
    useAsTitle: 'title',
    defaultColumns: ['title', 'sort', '_status', 'updatedAt'],
  },
  ...sortedRecords({ tag: 'special_event', versions: 10 }),
  fields: [
    requiredText('title', label('ชื่อกิจกรรม', 'Title'), 120),
    { ...publicPicture('image', label('รูป', 'Picture')), required: true },
    linkField('link', label('ลิงก์เมื่อกด', 'Where it leads'), {
      placeholder: '/news/songkran-free-dry',
    }),
    sortField(),
  ],
}
