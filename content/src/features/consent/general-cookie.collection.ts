import type { CollectionConfig } from 'payload'
import { recordsWithoutDrafts } from '../../core/publishing/publishing.ts'
import { sortField } from '../../platform/fields/number-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'
import { categoryFields } from './category-cookie.globals.ts'

export const generalCookies: CollectionConfig<'general-cookies'> = {
  slug: 'general-cookies',
  labels: oneAndMany('คุกกี้ที่จำเป็น', 'Essential cookie', 'Essential cookies'),
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
  ...recordsWithoutDrafts({ tag: 'general_cookie_description' }),
  fields: [...categoryFields, sortField()],
}
