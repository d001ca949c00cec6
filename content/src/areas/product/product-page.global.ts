import type { GlobalConfig } from 'payload'
import { datesChanges } from '../../engines/publishing/change-date.ts'
import { globalWithDrafts } from '../../engines/publishing/publishing.ts'
import { changeDateFields } from '../../ground/fields/change-date.fields.ts'
import { requiredLongText, requiredText } from '../../ground/fields/text-fields.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { loads } from './load.fields.ts'
import { allowed, forbidden, payments, steps } from './product-page.fields.ts'

/** Drafts, since people wash by what stands here. */
export const productPage: GlobalConfig<'product-page'> = {
  slug: 'product-page',
  label: label('หน้าเครื่องและราคา (เนื้อหา)', 'Product page (content)'),
  admin: { group: groups.products },
  ...globalWithDrafts({ tag: 'product_page', versions: 50 }),
  ...datesChanges(),
  fields: [
    steps,
    allowed,
    forbidden,
    payments,
    loads,
    requiredText(
      'promiseTitle',
      label('คำสัญญา 24 ชั่วโมง (หัวข้อ)', 'The 24-hour promise (title)'),
      120,
    ),
    requiredLongText(
      'promiseText',
      label('คำสัญญา 24 ชั่วโมง (เนื้อหา)', 'The 24-hour promise (text)'),
      600,
    ),
    ...changeDateFields,
  ],
}
