import type { BranchPayment, BranchService } from '@washhouse/contract/branch/branch.contract'
import type { Condition, Field, NumberField } from 'payload'
import { optionalChoice, optionalSwitch } from '../../platform/fields/choice-fields.ts'
import { facebookField, mapLinkField, phoneField } from '../../platform/fields/contact-fields.ts'
import { row } from '../../platform/fields/layout-fields.ts'
import { normalized } from '../../platform/fields/normalized.ts'
import { numberField } from '../../platform/fields/number-fields.ts'
import { optionalText, requiredText, validatedText } from '../../platform/fields/text-fields.ts'
import type { TextRule } from '../../platform/fields/text-rule.ts'
import { label, type Label } from '../../platform/languages/labels.ts'
import { validatePlace } from './place/place.validation.ts'
import { optionalTime, readTime, requiredTime } from './branch.validation.ts'

const serviceLabels: Record<BranchService, Label> = {
  wash: label('ซัก', 'Washing'),
  dry: label('อบ', 'Drying'),
  'large-machine': label('เครื่องใหญ่สำหรับผ้านวม', 'Large machine for duvets'),
  'coin-exchange': label('เครื่องแลกเหรียญ', 'Coin changer'),
  'detergent-vending': label('ตู้น้ำยาอัตโนมัติ', 'Detergent vending machine'),
  'folding-table': label('โต๊ะพับผ้า', 'Folding table'),
  wifi: label('Wi-Fi ฟรี', 'Free Wi-Fi'),
  parking: label('ที่จอดรถ', 'Parking'),
  'air-conditioning': label('ห้องแอร์', 'Air conditioning'),
  'shoe-washer': label('เครื่องซักรองเท้า', 'Shoe washer'),
}

const paymentLabels: Record<BranchPayment, Label> = {
  coin: label('เหรียญ', 'Coins'),
  banknote: label('ธนบัตร', 'Banknotes'),
  promptpay: label('พร้อมเพย์', 'PromptPay'),
  card: label('บัตรเครดิตหรือเดบิต', 'Credit or debit card'),
  truemoney: label('ทรูมันนี่', 'TrueMoney'),
  'line-pay': label('LINE Pay', 'LINE Pay'),
}

export const textFields: Field[] = [
  requiredText('name', label('ชื่อสาขา', 'Branch name'), 120),
  optionalText('landmark', label('จุดสังเกต', 'Landmark'), 300, {
    description: label(
      'สิ่งที่คนในพื้นที่รู้จัก เช่น ข้างตลาดสด ตรงข้ามธนาคาร',
      'What people around there know, for example next to the market.',
    ),
  }),
]

export const placeFields: Field[] = [
  row(
    placeNumber('latitude', label('ละติจูด', 'Latitude'), 90),
    placeNumber('longitude', label('ลองจิจูด', 'Longitude'), 180, {
      // At each change Payload renders only `afterInput` again.
      afterInput: ['/features/branch/place/place-warning.admin.tsx#PlaceWarning'],
    }),
  ),
  mapLinkField('googleMap', label('ลิงก์ Google Maps', 'Google Maps link')),
  facebookField,
  phoneField,
]

function placeNumber(
  name: string,
  text: Label,
  max: number,
  components: NonNullable<NumberField['admin']>['components'] = {},
): NumberField {
  const field = numberField(name, text, { min: -max, max, step: 0.000001 })
  return {
    ...field,
    validate: validatePlace,
    custom: { judged: true },
    admin: { ...field.admin, components },
  }
}

export const serviceFields: Field[] = [
  { ...optionalChoice('services', label('บริการ', 'Services'), serviceLabels), hasMany: true },
  { ...optionalChoice('payments', label('วิธีจ่ายเงิน', 'Payments'), paymentLabels), hasMany: true },
  {
    name: 'hours',
    type: 'group',
    label: label('เวลาเปิดทำการ', 'Opening hours'),
    fields: [
      optionalSwitch('isOpenAllDay', label('เปิด 24 ชั่วโมง ทุกวัน', 'Open 24 hours, every day'), true),
      timeRow(requiredTime, undefined, [
        ['weekdayOpens', label('จันทร์–ศุกร์ เปิด', 'Monday to Friday, opens')],
        ['weekdayCloses', label('จันทร์–ศุกร์ ปิด', 'Monday to Friday, closes')],
      ]),
      timeRow(optionalTime, label('เว้นว่างไว้คือเหมือนจันทร์–ศุกร์', 'Left empty: as Monday to Friday'), [
        ['weekendOpens', label('เสาร์–อาทิตย์ เปิด', 'Weekend, opens')],
        ['weekendCloses', label('เสาร์–อาทิตย์ ปิด', 'Weekend, closes')],
      ]),
    ],
  },
]

function timeRow(
  rule: TextRule,
  description: Label | undefined,
  times: [name: string, text: Label][],
) {
  const condition: Condition = (_data, hours) => hours['isOpenAllDay'] !== true
  const admin = { placeholder: '08:30', condition, ...(description && { description }) }
  return row(
    ...times.map(([name, text]) => ({
      ...validatedText(name, text, rule, admin),
      ...normalized(readTime, rule),
    })),
  )
}
