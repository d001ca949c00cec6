import type { CollectionConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { requireSlug } from '../../ground/fields/slug-rule.ts'
import { bodyFields } from '../../ground/rich-text/body.fields.ts'
import { pictureField, requiredText, sortField } from './about.fields.ts'

export const aboutPages: CollectionConfig<'about-pages'> = {
  slug: 'about-pages',
  labels: {
    singular: label('หน้าย่อยเกี่ยวกับเรา', 'Page about the company'),
    plural: label('หน้าย่อยเกี่ยวกับเรา', 'Pages about the company'),
  },
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
  defaultSort: 'sort',
  versions: { drafts: true, maxPerDoc: 20 },
  access: {
    read: readPublished,
    readVersions: isStaff,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
  },
  hooks: trackChanges({ tag: 'aboutus' }),
  indexes: [{ fields: ['_status', 'sort'] }],
  fields: [
    requiredText('title', label('หัวข้อ', 'Title'), 120),
    ...bodyFields(label('เนื้อหา', 'Text')),
    pictureField(label('รูปแนวนอน สัดส่วน 4 ต่อ 3', 'Wide, four to three.')),
    {
      name: 'slug',
      type: 'text',
      label: label('ชื่อในลิงก์', 'Name in the address'),
      required: true,
      unique: true,
      index: true,
      validate: requireSlug('our-standard'),
      admin: { position: 'sidebar', placeholder: 'our-standard' },
    },
    sortField(),
  ],
}
