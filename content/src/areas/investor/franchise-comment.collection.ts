import type { CollectionConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import { wholeNumber } from '../../ground/fields/whole-number.ts'

export const franchiseComments: CollectionConfig<'franchise-comments'> = {
  slug: 'franchise-comments',
  labels: {
    singular: label('เสียงจากเจ้าของร้าน', 'What a franchisee says'),
    plural: label('เสียงจากเจ้าของร้าน', 'What franchisees say'),
  },
  admin: {
    group: groups.investors,
    useAsTitle: 'name',
    defaultColumns: ['name', 'feedback', 'sort', '_status', 'updatedAt'],
    description: label(
      'คำพูดของเจ้าของร้านแฟรนไชส์ ลงได้เมื่อเจ้าตัวอนุญาตแล้ว อย่าใส่ตัวเลขรายได้',
      'Words of franchisees, with their leave. No figures of income.',
    ),
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
  hooks: trackChanges({ tag: 'comment_customer_franchise' }),
  indexes: [{ fields: ['_status', 'sort'] }],
  fields: [
    {
      name: 'name',
      type: 'text',
      label: label('ชื่อและร้าน', 'Name and shop'),
      localized: true,
      required: true,
      maxLength: 120,
      validate: thaiRequired,
      hooks: { beforeChange: [keepThai] },
      admin: { placeholder: 'คุณวิภา ร้านหน้าตลาดบางใหญ่' },
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
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: label('รูปเจ้าของร้าน', 'Picture'),
      admin: { position: 'sidebar' },
      filterOptions: { mimeType: { contains: 'image' }, isPrivate: { not_equals: true } },
    },
    {
      name: 'sort',
      type: 'number',
      label: label('ลำดับ', 'Order'),
      validate: wholeNumber,
      admin: {
        position: 'sidebar',
        step: 1,
        description: label('เลขน้อยแสดงก่อน', 'Lower numbers come first.'),
      },
    },
  ],
}
