import type { CollectionConfig } from 'payload'
import { anyone, isEditor } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { wholeNumber } from '../../ground/fields/whole-number.ts'
import { categoryFields } from './category-cookie.fields.ts'

export const generalCookies: CollectionConfig<'general-cookies'> = {
  slug: 'general-cookies',
  labels: {
    singular: label('คุกกี้ที่จำเป็น', 'Essential cookie'),
    plural: label('คุกกี้ที่จำเป็น', 'Essential cookies'),
  },
  admin: {
    group: groups.privacy,
    useAsTitle: 'title',
    defaultColumns: ['title', 'sort', 'updatedAt'],
    description: label(
      'คุกกี้ที่เว็บขาดไม่ได้ เปิดไว้เสมอ ผู้เยี่ยมชมปิดเองไม่ได้',
      'The site does not work without these: always on, no visitor can refuse them.',
    ),
  },
  defaultSort: 'sort',
  access: { read: anyone, create: isEditor, update: isEditor, delete: isEditor },
  hooks: trackChanges({ tag: 'general_cookie_description' }),
  fields: [
    ...categoryFields,
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
