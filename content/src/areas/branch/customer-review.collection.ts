import type { CollectionConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'

export const customerReviews: CollectionConfig<'customer-reviews'> = {
  slug: 'customer-reviews',
  labels: {
    singular: label('เสียงจากลูกค้า', 'Customer review'),
    plural: label('เสียงจากลูกค้า', 'Customer reviews'),
  },
  admin: {
    group: groups.branches,
    useAsTitle: 'name',
    defaultColumns: ['name', 'feedback', 'sort', '_status', 'updatedAt'],
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
  hooks: trackChanges({ tag: 'customer_review' }),
  indexes: [{ fields: ['_status', 'sort'] }],
  fields: [
    {
      name: 'name',
      type: 'text',
      label: label('ชื่อลูกค้า', 'Customer'),
      localized: true,
      required: true,
      maxLength: 120,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
    },
    {
      name: 'feedback',
      type: 'textarea',
      label: label('ความเห็น', 'Feedback'),
      localized: true,
      required: true,
      maxLength: 1000,
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
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: label('รูปลูกค้า', 'Picture'),
      admin: { position: 'sidebar' },
      filterOptions: { mimeType: { contains: 'image' }, isPrivate: { not_equals: true } },
    },
  ],
}
