import type { CollectionConfig } from 'payload'
import { datesChanges } from '../../core/publishing/change-date.ts'
import { sortedRecords } from '../../core/publishing/publishing.ts'
import { changeDateFields } from '../../platform/fields/change-date.fields.ts'
import { sortField } from '../../platform/fields/number-fields.ts'
import { slugField } from '../../platform/fields/slug-field.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'
import { sectionFields } from './about-sections.globals.ts'

export const aboutPages: CollectionConfig<'about-pages'> = {
  slug: 'about-pages',
  labels: oneAndMany('หน้าย่อยเกี่ยวกับเรา', 'Page about the company', 'Pages about the company'),
  admin: {
    group: groups.about,
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'sort', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    description: label(
      'แต่ละหน้ามีที่อยู่ของตัวเองใต้ /about และขึ้นเป็นการ์ดในหน้าเกี่ยวกับเรา',
      'Each has an address of its own under /about, and a card on the page about us.',
    ),
  },
  ...sortedRecords({ tag: 'aboutus', versions: 20 }),
  ...datesChanges({ unseen: ['sort'] }),
  fields: [...sectionFields, slugField('our-standard'), sortField(), ...changeDateFields],
}
