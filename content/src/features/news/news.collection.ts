import type { Access, CollectionConfig } from 'payload'
import { datesChanges } from '../../core/publishing/change-date.ts'
import { recordsWithDrafts } from '../../core/publishing/publishing.ts'
import { isStaff, published } from '../../platform/access.ts'
import { changeDateFields } from '../../platform/fields/change-date.fields.ts'
import { relationField } from '../../platform/fields/choice-fields.ts'
import { appearField } from '../../platform/fields/appear-field.ts'
import { endField } from '../../platform/fields/end-field.ts'
import { tab, tabs } from '../../platform/fields/layout-fields.ts'
import { slugField } from '../../platform/fields/slug-field.ts'
import { groups, label } from '../../platform/languages/labels.ts'
import { metaFields, pictureFields, textFields } from './news.fields.ts'

/** Staff read everything, all others what is published and past its publication time. */
const readCurrent: Access = (caller) =>
  isStaff(caller) || {
    and: [published(), { publishedAt: { less_than_equal: new Date().toISOString() } }],
  }

export const news: CollectionConfig<'news'> = {
  slug: 'news',
  labels: { singular: label('ข่าว', 'News'), plural: label('ข่าวและโปรโมชั่น', 'News') },
  admin: {
    group: groups.news,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'publishedAt', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    description: label(
      'ข่าวและโปรโมชั่น ตั้งวันเวลาล่วงหน้าได้ ถึงเวลาแล้วขึ้นเว็บเอง',
      'News and promotions. Set a time ahead and they appear by themselves when it comes.',
    ),
  },
  defaultSort: '-publishedAt',
  ...recordsWithDrafts({ tag: 'news', versions: 20, read: readCurrent }),
  ...datesChanges({ unseen: ['publishedAt_tz', 'endsAt_tz'], visibleFrom: 'publishedAt' }),
  indexes: [
    { fields: ['_status', 'publishedAt'] },
    { fields: ['_status', 'category', 'publishedAt'] },
  ],
  fields: [
    tabs(
      tab(label('ข้อความ', 'Texts'), textFields),
      tab(label('รูปและวิดีโอ', 'Pictures and video'), pictureFields),
      tab(label('เครื่องมือค้นหา', 'Search engines'), metaFields),
    ),
    slugField('songkran-free-dry'),
    {
      ...relationField('category', label('หมวด', 'Category'), 'news-categories', {
        position: 'sidebar',
      }),
      required: true,
      index: true,
    },
    appearField(label('วันเวลาที่ขึ้นเว็บ', 'On the website from')),
    endField('publishedAt'),
    ...changeDateFields,
  ],
}
