import type { Field } from 'payload'
import { optionalChoice } from '../../platform/fields/choice-fields.ts'
import { row } from '../../platform/fields/layout-fields.ts'
import { numberField, wholeNumberField } from '../../platform/fields/number-fields.ts'
import { optionalText } from '../../platform/fields/text-fields.ts'
import { label, oneAndMany } from '../../platform/languages/labels.ts'
import { temperatureLabels } from './machine.labels.ts'
import {
  isWasher,
  namedUnlessWash,
  oneOfEach,
  pricedWithLaundry,
  requiredWithLaundry,
  takesLaundry,
} from './machine.validation.ts'

/** Programmes with their prices, in the order in which visitors read them. */
export const programmes: Field = {
  name: 'programmes',
  type: 'array',
  label: label('โปรแกรมและราคา', 'Programmes and prices'),
  labels: oneAndMany('รายการ', 'Programme', 'Programmes'),
  maxRows: 20,
  validate: pricedWithLaundry,
  admin: {
    description: label(
      'ราคาต้องตรงกับที่ขึ้นบนจอหน้าเครื่อง เรียงจากที่ลูกค้าใช้บ่อยที่สุด',
      'As on the screen of the machine; what is used most comes first.',
    ),
  },
  fields: [
    row(
      {
        ...optionalChoice('temperature', label('น้ำ', 'Water'), temperatureLabels, {
          condition: isWasher,
          width: '25%',
        }),
        validate: oneOfEach,
        hooks: { beforeChange: [({ data, value }) => (isWasher(data) ? value : null)] },
      },
      {
        ...optionalText('title', label('ชื่อรายการ', 'Name'), 60, {
          width: '35%',
          placeholder: 'น้ำยาซักผ้า 1 ซอง',
        }),
        validate: namedUnlessWash,
      },
      wholeNumberField('price', label('ราคา (บาท)', 'Price (baht)'), {
        required: true,
        min: 1,
        max: 1000,
        admin: { width: '20%' },
      }),
      {
        ...numberField('minutes', label('เวลา (นาที)', 'Minutes'), {
          min: 1,
          max: 240,
          admin: { condition: takesLaundry, width: '20%' },
        }),
        validate: requiredWithLaundry,
        hooks: { beforeChange: [({ data, value }) => (takesLaundry(data) ? value : null)] },
      },
    ),
  ],
}
