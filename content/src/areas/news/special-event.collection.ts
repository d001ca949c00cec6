import type { CollectionConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { optionalLink } from '../../ground/fields/contact-rules.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'

export const specialEvents: CollectionConfig<'special-events'> = {
  slug: 'special-events',
  labels: {
    singular: label('กิจกรรมพิเศษ', 'Special event'),
    plural: label('กิจกรรมพิเศษ', 'Special events'),
  },
  admin: {
    group: groups.news,
    useAsTitle: 'title',
    defaultColumns: ['title', 'sort', '_status', 'updatedAt'],
  },
  defaultSort: 'sort',
  versions: { drafts: true, maxPerDoc: 10 },
  access: {
    read: readPublished,
    readVersions: isStaff,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
  },
  hooks: trackChanges({ tag: 'special_event' }),
  indexes: [{ fields: ['_status', 'sort'] }],
  fields: [
    {
      name: 'title',
      type: 'text',
      label: label('ชื่อกิจกรรม', 'Title'),
      localized: true,
      required: true,
      maxLength: 120,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: label('รูป', 'Picture'),
      required: true,
      filterOptions: { mimeType: { contains: 'image' }, isPrivate: { not_equals: true } },
    },
    {
      name: 'link',
      type: 'text',
      label: label('ลิงก์เมื่อกด', 'Where it leads'),
      validate: optionalLink,
      admin: { placeholder: '/news/songkran-free-dry' },
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
