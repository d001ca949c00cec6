import type { CollectionConfig } from 'payload'
import { sortedRecords } from '../../core/publishing/publishing.ts'
import { isStaff } from '../../platform/access.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { sortField } from '../../platform/fields/number-fields.ts'
import { slugField } from '../../platform/fields/slug-field.ts'
import { requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'
import { refuseWhileUsed } from '../../platform/uses/refuse-while-used.ts'
import { relationField } from '../../platform/fields/choice-fields.ts'

export const mainFaqs: CollectionConfig<'main-faqs'> = {
  slug: 'main-faqs',
  labels: oneAndMany('หมวดหลักของคำถาม', 'Main subject', 'Main subjects'),
  admin: {
    group: groups.faq,
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'sort', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    description: label(
      'แต่ละหมวดมีหน้าของตัวเองใต้ /faq เฉพาะสมาชิกเห็น',
      'Each has a page of its own under /faq, for members.',
    ),
  },
  ...sortedRecords({
    tag: 'main_faq',
    versions: 20,
    read: isStaff,
    hooks: { beforeDelete: [refuseWhileUsed] },
  }),
  fields: [
    requiredText('title', label('ชื่อหมวด', 'Title'), 80),
    publicPicture('coverImage', label('รูปปก', 'Cover'), {
      description: label('แสดงในหน้ารวมคำถาม', 'Shown on the page of all subjects.'),
    }),
    slugField('using-machines'),
    sortField(),
  ],
}

export const subFaqs: CollectionConfig<'sub-faqs'> = {
  slug: 'sub-faqs',
  labels: oneAndMany('หมวดย่อยของคำถาม', 'Sub subject', 'Sub subjects'),
  admin: {
    group: groups.faq,
    useAsTitle: 'title',
    defaultColumns: ['title', 'mainFaq', 'sort', '_status', 'updatedAt'],
    description: label(
      'ย้ายไปหมวดหลักอื่นได้ คำถามข้างในย้ายตามไปด้วย',
      'Its questions go along when it is moved to another main subject.',
    ),
  },
  ...sortedRecords({
    tag: 'sub_faq',
    versions: 20,
    read: isStaff,
    hooks: { beforeDelete: [refuseWhileUsed] },
  }),
  fields: [
    requiredText('title', label('ชื่อหมวดย่อย', 'Title'), 80),
    {
      ...relationField('mainFaq', label('หมวดหลัก', 'Main subject'), 'main-faqs', {
        position: 'sidebar',
      }),
      required: true,
      index: true,
    },
    sortField(),
  ],
}
