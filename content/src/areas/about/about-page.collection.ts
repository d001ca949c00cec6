import type { CollectionConfig } from 'payload'
import { sortedRecords } from '../../engines/publishing/publishing.ts'
import { publicPicture } from '../../ground/fields/file-fields.ts'
import { sortField } from '../../ground/fields/number-fields.ts'
import { slugField } from '../../ground/fields/slug-field.ts'
import { requiredText } from '../../ground/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../ground/languages/labels.ts'
import { bodyFields } from '../../ground/rich-text/body.fields.ts'

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
  fields: [
    requiredText('title', label('หัวข้อ', 'Title'), 120),
    ...bodyFields(label('เนื้อหา', 'Text')),
    publicPicture('image', label('รูป', 'Picture'), {
      description: label('รูปแนวนอน สัดส่วน 4 ต่อ 3', 'Wide, four to three.'),
    }),
    slugField('our-standard'),
    sortField(),
  ],
}
