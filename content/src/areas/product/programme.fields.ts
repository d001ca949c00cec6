import { waterTemperatures } from '@washhouse/contract/product/product.contract'
import type { Field } from 'payload'
import { label } from '../../ground/languages/labels.ts'
import { wholeNumber } from '../../ground/fields/whole-number.ts'
import { temperatureLabels } from './machine.labels.ts'
import {
  isWasher,
  namedUnlessWash,
  oneOfEach,
  pricedWithLaundry,
  requiredWithLaundry,
  takesLaundry,
} from './machine.validation.ts'

/** What a machine sells, each with its price; visitors read them in this order. */
export const programmes: Field = {
  name: 'programmes',
  type: 'array',
  label: label('โปรแกรมและราคา', 'Programmes and prices'),
  labels: { singular: label('รายการ', 'Programme'), plural: label('รายการ', 'Programmes') },
  maxRows: 20,
  validate: pricedWithLaundry,
  admin: {
    description: label(
      'ราคาต้องตรงกับที่ขึ้นบนจอหน้าเครื่อง เรียงจากที่ลูกค้าใช้บ่อยที่สุด',
      'As on the screen of the machine; what is used most comes first.',
    ),
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'temperature',
          type: 'select',
          label: label('น้ำ', 'Water'),
          options: waterTemperatures.map((value) => ({ value, label: temperatureLabels[value] })),
          validate: oneOfEach,
          hooks: { beforeChange: [({ data, value }) => (isWasher(data) ? value : null)] },
          admin: { condition: isWasher, width: '25%' },
        },
        {
          name: 'title',
          type: 'text',
          label: label('ชื่อรายการ', 'Name'),
          localized: true,
          maxLength: 60,
          validate: namedUnlessWash,
          admin: { width: '35%', placeholder: 'น้ำยาซักผ้า 1 ซอง' },
        },
        {
          name: 'price',
          type: 'number',
          label: label('ราคา (บาท)', 'Price (baht)'),
          required: true,
          min: 1,
          max: 1000,
          validate: wholeNumber,
          admin: { step: 1, width: '20%' },
        },
        {
          name: 'minutes',
          type: 'number',
          label: label('เวลา (นาที)', 'Minutes'),
          min: 1,
          max: 240,
          validate: requiredWithLaundry,
          hooks: { beforeChange: [({ data, value }) => (takesLaundry(data) ? value : null)] },
          admin: { condition: takesLaundry, step: 1, width: '20%' },
        },
      ],
    },
  ],
}
