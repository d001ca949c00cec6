import type { CollectionConfig } from 'payload'
import { isEditor, isStaff, readPublished } from '../../ground/access.ts'
import { trackChanges } from '../../engines/changes/change-hooks.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { pictureField, requiredText, sortField } from './about.fields.ts'
import { requireYear } from './about.validation.ts'

export const milestones: CollectionConfig<'milestones'> = {
  slug: 'milestones',
  labels: {
    singular: label('เหตุการณ์ในประวัติ', 'Milestone'),
    plural: label('เหตุการณ์ในประวัติ', 'Milestones'),
  },
  admin: {
    group: groups.about,
    useAsTitle: 'title',
    defaultColumns: ['year', 'title', 'sort', '_status', 'updatedAt'],
    description: label(
      'เส้นเวลาในหน้าเกี่ยวกับเรา เรียงตามปีให้เอง',
      'The timeline of the page about us, put in order by year.',
    ),
  },
  defaultSort: 'year',
  versions: { drafts: true, maxPerDoc: 10 },
  access: {
    read: readPublished,
    readVersions: isStaff,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
  },
  hooks: trackChanges({ tag: 'history' }),
  indexes: [{ fields: ['_status', 'year'] }],
  fields: [
    {
      name: 'year',
      type: 'number',
      label: label('ปี (ค.ศ.)', 'Year'),
      required: true,
      validate: requireYear,
      admin: {
        step: 1,
        placeholder: '2026',
        description: label(
          'กรอกเป็น ค.ศ. หน้าเว็บภาษาไทยแสดงเป็น พ.ศ. ให้เอง',
          'Of the Christian era; Thai pages show the Buddhist one by themselves.',
        ),
      },
    },
    requiredText('title', label('เรื่อง', 'Title'), 120),
    {
      name: 'description',
      type: 'textarea',
      label: label('รายละเอียด', 'Description'),
      localized: true,
      maxLength: 500,
    },
    pictureField(label('รูปแนวนอน เว้นว่างได้', 'Wide; may stay empty.')),
    sortField(
      label(
        'ใช้เมื่อปีเดียวกันมีหลายเรื่อง เลขน้อยแสดงก่อน',
        'Where a year has more than one: lower numbers come first.',
      ),
    ),
  ],
}
