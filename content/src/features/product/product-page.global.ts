import type { GlobalConfig } from 'payload'
import type { BranchPayment } from '@washhouse/contract/branch/branch.contract'
import { datesChanges } from '../../core/publishing/change-date.ts'
import { globalWithDrafts } from '../../core/publishing/publishing.ts'
import { changeDateFields } from '../../platform/fields/change-date.fields.ts'
import {
  requiredLongText,
  requiredText,
  optionalLongText,
} from '../../platform/fields/text-fields.ts'
import { groups, label, oneAndMany, type Label } from '../../platform/languages/labels.ts'
import { loads } from './load.fields.ts'
import { titledRows } from '../../core/admin/rows-field.ts'
import { requiredChoice } from '../../platform/fields/choice-fields.ts'
import { publicPicture } from '../../platform/fields/file-fields.ts'

const title = requiredText('title', label('หัวข้อ', 'Title'), 80)

const text = optionalLongText('text', label('รายละเอียด', 'Text'), 300)

export const steps = titledRows({
  name: 'steps',
  label: label('วิธีใช้ทีละขั้น', 'How to use, step by step'),
  labels: oneAndMany('ขั้นตอน', 'Step', 'Step'),
  maxRows: 12,
  description: label(
    'เว็บใส่เลขลำดับให้เอง เขียนให้คนที่มาครั้งแรกทำตามได้',
    'The website numbers them. Write for somebody who has never been here.',
  ),
  fields: [
    title,
    text,
    publicPicture('image', label('รูป', 'Picture'), {
      description: label('แนวนอน 4 ต่อ 3', 'Wide, four to three.'),
    }),
  ],
})

const rule = oneAndMany('รายการ', 'Item', 'Item')

export const allowed = titledRows({
  name: 'allowed',
  label: label('ใส่ได้', 'May go in'),
  labels: rule,
  maxRows: 30,
  description: label('ของที่ซักอบได้ พร้อมเคล็ดลับสั้น ๆ', 'What may be washed, with a short hint.'),
  fields: [title, text],
})

export const forbidden = titledRows({
  name: 'forbidden',
  label: label('ห้ามใส่', 'May not go in'),
  labels: rule,
  maxRows: 30,
  description: label(
    'ต้องตรงกับข้อกำหนดการใช้บริการ บอกเหตุผลหรือทางออกไว้ด้วย',
    'It must agree with the terms of service. Say why, or what to do instead.',
  ),
  fields: [title, text],
})

const paymentLabels: Record<BranchPayment, Label> = {
  coin: label('เหรียญ', 'Coins'),
  banknote: label('ธนบัตร', 'Banknotes'),
  promptpay: label('พร้อมเพย์', 'PromptPay'),
  card: label('บัตร', 'Card'),
  truemoney: label('ทรูมันนี่', 'TrueMoney'),
  'line-pay': label('ไลน์เพย์', 'LINE Pay'),
}

export const payments = titledRows({
  name: 'payments',
  label: label('วิธีจ่าย', 'Ways to pay'),
  labels: oneAndMany('วิธี', 'Way', 'Way'),
  maxRows: 12,
  description: label(
    'วิธีที่ใช้ได้ทุกสาขามาก่อน วิธีที่มีบางสาขาให้บอกไว้',
    'What works everywhere comes first; say so where only some branches have it.',
  ),
  fields: [requiredChoice('kind', label('ชนิด', 'Kind'), paymentLabels), title, text],
})

/** Has drafts, as people wash by these instructions. */
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
