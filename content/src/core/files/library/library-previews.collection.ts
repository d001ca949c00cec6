import type { CollectionConfig } from 'payload'
import { isStaff, readOnlyTo } from '../../../platform/access.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { plainText } from '../../../platform/fields/text-fields.ts'
import { uuidField } from '../../../platform/fields/uuid-field.ts'
import { label, oneAndMany } from '../../../platform/languages/labels.ts'

/** Images of the first pages of library PDFs, with the access rules of the PDF. */
export const libraryPreviews: CollectionConfig<'library-previews'> = {
  slug: 'library-previews',
  labels: oneAndMany('ภาพหน้าเอกสาร', 'Picture of a page', 'Pictures of pages'),
  ...readOnlyTo(isStaff),
  admin: { hidden: true, useAsTitle: 'filename' },
  fields: [
    uuidField,
    // No relation: images must not block the deletion of their file.
    { ...plainText('file', label('ไฟล์', 'File'), 36), required: true, index: true },
    wholeNumberField('page', label('หน้า', 'Page'), { required: true, min: 1 }),
    { ...plainText('filename', label('ชื่อในดิสก์', 'Name on the disk'), 60), required: true },
  ],
}

/** Fetches of library files per month, without the reader. */
export const libraryCounts: CollectionConfig<'library-counts'> = {
  slug: 'library-counts',
  labels: oneAndMany('ยอดดาวน์โหลด', 'Count of downloads', 'Counts of downloads'),
  ...readOnlyTo(isStaff),
  admin: { hidden: true, useAsTitle: 'month' },
  indexes: [{ fields: ['file', 'month'], unique: true }],
  fields: [
    { ...plainText('file', label('ไฟล์', 'File'), 36), required: true, index: true },
    { ...plainText('month', label('เดือน', 'Month'), 7), required: true },
    wholeNumberField('count', label('จำนวนครั้ง', 'Count'), { required: true, min: 0 }),
  ],
}
