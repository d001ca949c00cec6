import type { CollectionConfig } from 'payload'
import { recordsWithDrafts } from '../../core/publishing/publishing.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'
import { numberField, sortField } from '../../platform/fields/number-fields.ts'
import { optionalLongText, requiredText } from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'
import { requireYear } from './about.validation.ts'

export const milestones: CollectionConfig<'milestones'> = {
  slug: 'milestones',
  labels: oneAndMany('เหตุการณ์ในประวัติ', 'Milestone', 'Milestones'),
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
  ...recordsWithDrafts({ tag: 'history', versions: 10 }),
  indexes: [{ fields: ['_status', 'year'] }],
  fields: [
    {
      ...numberField('year', label('ปี (ค.ศ.)', 'Year'), {
        required: true,
        admin: {
          placeholder: '2026',
          description: label(
            'กรอกเป็น ค.ศ. หน้าเว็บภาษาไทยแสดงเป็น พ.ศ. ให้เอง',
            'Of the Christian era; Thai pages show the Buddhist one by themselves.',
          ),
        },
      }),
      validate: requireYear,
    },
    requiredText('title', label('เรื่อง', 'Title'), 120),
    optionalLongText('description', label('รายละเอียด', 'Description'), 500),
    publicPicture('image', label('รูป', 'Picture'), {
      description: label('รูปแนวนอน เว้นว่างได้', 'Wide; may stay empty.'),
    }),
    sortField(
      label(
        'ใช้เมื่อปีเดียวกันมีหลายเรื่อง เลขน้อยแสดงก่อน',
        'Where a year has more than one: lower numbers come first.',
      ),
    ),
  ],
}
