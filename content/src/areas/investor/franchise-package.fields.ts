import { franchiseSizes, type FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import type { Field } from 'payload'
import { label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import { sizeLabels } from './franchise-size.labels.ts'
import { ownSizeRequired } from './franchise-package.validation.ts'

/** Where the text of each size is kept. */
export const sizeFields = {
  small: 'small',
  medium: 'medium',
  big: 'big',
  two_machine: 'twoMachine',
} as const satisfies Record<FranchiseSize, string>

/** What a shop of each size holds; the text of the package's own size must be there. */
export const sizeTexts: Field = {
  type: 'collapsible',
  label: label('ในแพ็กเกจมีอะไร', 'What the package holds'),
  fields: franchiseSizes.map(
    (size): Field => ({
      name: sizeFields[size],
      type: 'textarea',
      label: sizeLabels[size],
      localized: true,
      maxLength: 500,
      validate: ownSizeRequired(size),
      admin: {
        description: label(
          'กรอกช่องของขนาดที่เลือกไว้ ขนาดที่ไม่ได้ขายในแพ็กเกจนี้ปล่อยว่าง',
          'Fill in the size chosen at the side; leave empty what this package is not sold in.',
        ),
      },
    }),
  ),
}

/** The accessory items, 45 as a rule. */
export const accessoryItems: Field = {
  name: 'config',
  type: 'array',
  label: label('อุปกรณ์ในแพ็กเกจ', 'Accessory items'),
  labels: { singular: label('รายการ', 'Item'), plural: label('รายการ', 'Items') },
  maxRows: 100,
  admin: {
    components: { RowLabel: '/engines/admin/row-name.admin.tsx#RowName' },
    initCollapsed: true,
    description: label(
      'หนึ่งแพ็กเกจมี 45 รายการ เรียงตามนี้บนเว็บ รายการเดียวกันในทุกแพ็กเกจควรสะกดเหมือนกัน ตารางเปรียบเทียบจะได้อยู่แถวเดียวกัน',
      'A package lists 45, in this order on the website. Spell the same item alike in every package: the comparison puts them in one row.',
    ),
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'item',
          type: 'text',
          label: label('รายการ', 'Item'),
          localized: true,
          required: true,
          maxLength: 120,
          validate: thaiRequired,
          hooks: { beforeChange: [keepThai] },
          admin: { width: '60%' },
        },
        {
          name: 'quantity',
          type: 'number',
          label: label('จำนวน', 'Quantity'),
          required: true,
          min: 0.01,
          max: 100_000,
          defaultValue: 1,
          admin: { width: '20%' },
        },
        {
          name: 'unit',
          type: 'text',
          label: label('หน่วย', 'Unit'),
          localized: true,
          required: true,
          maxLength: 30,
          validate: thaiRequired,
          hooks: { beforeChange: [keepThai] },
          admin: { width: '20%', placeholder: 'ตัว' },
        },
      ],
    },
  ],
}
