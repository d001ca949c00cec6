import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { CollectionConfig, FilterOptions } from 'payload'
import { recordsWithDrafts } from '../../core/publishing/publishing.ts'
import { isStaff } from '../../platform/access.ts'
import { relationField } from '../../platform/fields/choice-fields.ts'
import { dayField } from '../../platform/fields/date-fields.ts'
import { libraryFiles, publicPicture } from '../../platform/fields/file-fields.ts'
import { optionalLongText, requiredText } from '../../platform/fields/text-fields.ts'
import { searchedText } from '../../platform/fields/searched-text.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'

const mostFiles = 20

/** Only sub categories of the record's own category. */
const ofItsCategory: FilterOptions = ({ data }) => {
  const category: unknown = isPlainObject(data) ? data['category'] : undefined
  return typeof category === 'number' ? { category: { equals: category } } : false
}

export const downloads: CollectionConfig<'downloads'> = {
  slug: 'downloads',
  labels: oneAndMany('เอกสารดาวน์โหลด', 'Download', 'Downloads'),
  admin: {
    group: groups.library,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'subcategory', 'date', '_status', 'updatedAt'],
    listSearchableFields: ['title'],
    description: label(
      'ไฟล์สำหรับสมาชิก หนึ่งรายการมีได้หลายไฟล์ ลากมาวางพร้อมกันได้ ไฟล์เปิดได้เมื่อเผยแพร่รายการแล้ว',
      'Files for members, several in a record if need be; drop them all at once. They can be opened once the record is published.',
    ),
  },
  defaultSort: '-date',
  ...recordsWithDrafts({ tag: 'downloads', versions: 20, read: isStaff }),
  indexes: [
    { fields: ['_status', 'date'] },
    { fields: ['_status', 'category', 'date'] },
    { fields: ['_status', 'subcategory', 'date'] },
  ],
  fields: [
    requiredText('title', label('ชื่อเอกสาร', 'Title'), 160),
    optionalLongText('description', label('คำอธิบาย', 'Description'), 500, {
      description: label('มีอะไรอยู่ข้างใน ใช้ตอนไหน', 'What is in it, and when it is needed.'),
    }),
    searchedText('searched', ['title', 'description']),
    {
      ...libraryFiles('files', label('ไฟล์', 'Files'), {
        description: label(
          'ลากหลายไฟล์มาวางพร้อมกันได้ เรียงตามลำดับที่จะแสดง',
          'Several can be dropped at once; they are shown in this order.',
        ),
      }),
      required: true,
      maxRows: mostFiles,
    },
    publicPicture('coverImage', label('รูปปก', 'Cover'), {
      description: label(
        'ใครก็เปิดรูปนี้ได้ เว้นว่างไว้จะใช้หน้าแรกของ PDF',
        'Anyone may open this picture. Left empty, the first page of the PDF stands in.',
      ),
    }),
    {
      ...relationField('category', label('หมวดหลัก', 'Main category'), 'download-categories', {
        position: 'sidebar',
      }),
      required: true,
      index: true,
    },
    {
      ...relationField('subcategory', label('หมวดย่อย', 'Sub category'), 'download-subcategories', {
        position: 'sidebar',
      }),
      index: true,
      filterOptions: ofItsCategory,
    },
    dayField('date', label('ฉบับวันที่', 'Date of this edition'), {
      position: 'sidebar',
      description: label(
        'รายการใหม่สุดแสดงก่อน ไม่ใช่วันที่เผยแพร่',
        'The newest comes first; it does not say when this appears.',
      ),
    }),
  ],
}
