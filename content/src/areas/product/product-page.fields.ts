import { branchPayments, type BranchPayment } from '@washhouse/contract/branch/branch.contract'
import type { Field } from 'payload'
import { label, type Label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'

const title: Field = {
  name: 'title',
  type: 'text',
  label: label('หัวข้อ', 'Title'),
  localized: true,
  required: true,
  maxLength: 80,
  validate: thaiRequired,
  hooks: { beforeChange: [keepThai] },
}

const text: Field = {
  name: 'text',
  type: 'textarea',
  label: label('รายละเอียด', 'Text'),
  localized: true,
  maxLength: 300,
}

/** Rows that show their title while they are closed. */
function defineRows(rows: {
  name: string
  label: Label
  row: Label
  maxRows: number
  description: Label
  fields: Field[]
}): Field {
  return {
    name: rows.name,
    type: 'array',
    label: rows.label,
    labels: { singular: rows.row, plural: rows.row },
    maxRows: rows.maxRows,
    admin: {
      components: { RowLabel: '/engines/admin/row-name.admin.tsx#RowName' },
      initCollapsed: true,
      description: rows.description,
    },
    fields: rows.fields,
  }
}

export const steps = defineRows({
  name: 'steps',
  label: label('วิธีใช้ทีละขั้น', 'How to use, step by step'),
  row: label('ขั้นตอน', 'Step'),
  maxRows: 12,
  description: label(
    'เว็บใส่เลขลำดับให้เอง เขียนให้คนที่มาครั้งแรกทำตามได้',
    'The website numbers them. Write for somebody who has never been here.',
  ),
  fields: [
    title,
    text,
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: label('รูป', 'Picture'),
      filterOptions: { mimeType: { contains: 'image' }, isPrivate: { not_equals: true } },
      admin: { description: label('แนวนอน 4 ต่อ 3', 'Wide, four to three.') },
    },
  ],
})

const rule = label('รายการ', 'Item')

export const allowed = defineRows({
  name: 'allowed',
  label: label('ใส่ได้', 'May go in'),
  row: rule,
  maxRows: 30,
  description: label('ของที่ซักอบได้ พร้อมเคล็ดลับสั้น ๆ', 'What may be washed, with a short hint.'),
  fields: [title, text],
})

export const forbidden = defineRows({
  name: 'forbidden',
  label: label('ห้ามใส่', 'May not go in'),
  row: rule,
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

export const payments = defineRows({
  name: 'payments',
  label: label('วิธีจ่าย', 'Ways to pay'),
  row: label('วิธี', 'Way'),
  maxRows: 12,
  description: label(
    'วิธีที่ใช้ได้ทุกสาขามาก่อน วิธีที่มีบางสาขาให้บอกไว้',
    'What works everywhere comes first; say so where only some branches have it.',
  ),
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: label('ชนิด', 'Kind'),
      required: true,
      options: branchPayments.map((value) => ({ value, label: paymentLabels[value] })),
    },
    title,
    text,
  ],
})
