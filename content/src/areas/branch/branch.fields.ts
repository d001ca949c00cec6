import type { Field } from 'payload'
import { branchPayments, branchServices } from '@washhouse/contract/branch/branch.contract'
import { optionalHttpsUrl, optionalPhone } from '../../ground/fields/contact-rules.ts'
import { label } from '../../ground/languages/labels.ts'
import { keepThai, thaiRequired } from '../../ground/fields/thai-required.ts'
import { paymentLabels, serviceLabels } from './branch.labels.ts'
import { openingTime } from './branch.validation.ts'

/** What visitors read. */
export const textFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    label: label('ชื่อสาขา', 'Branch name'),
    localized: true,
    required: true,
    maxLength: 120,
    validate: thaiRequired,
    hooks: { beforeChange: [keepThai] },
  },
  {
    name: 'landmark',
    type: 'text',
    label: label('จุดสังเกต', 'Landmark'),
    localized: true,
    maxLength: 300,
    admin: {
      description: label(
        'สิ่งที่คนในพื้นที่รู้จัก เช่น ข้างตลาดสด ตรงข้ามธนาคาร',
        'What people around there know, for example next to the market.',
      ),
    },
  },
  {
    name: 'notice',
    type: 'textarea',
    label: label('ประกาศปิดชั่วคราว', 'Closed for now'),
    localized: true,
    maxLength: 500,
    admin: {
      description: label(
        'กรอกเฉพาะเมื่อสาขาปิด พร้อมเหตุผลและวันที่เปิดอีกครั้ง เว้นว่างไว้เมื่อเปิดปกติ',
        'Only while the branch is closed: why, and when it opens again. Leave empty otherwise.',
      ),
    },
  },
]

/** Where the shop stands and how to reach it. */
export const placeFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'latitude',
        type: 'number',
        label: label('ละติจูด', 'Latitude'),
        min: -90,
        max: 90,
        admin: { step: 0.000001 },
      },
      {
        name: 'longitude',
        type: 'number',
        label: label('ลองจิจูด', 'Longitude'),
        min: -180,
        max: 180,
        admin: { step: 0.000001 },
      },
    ],
  },
  {
    name: 'googleMap',
    type: 'text',
    label: label('ลิงก์ Google Maps', 'Google Maps link'),
    validate: optionalHttpsUrl,
  },
  {
    name: 'facebook',
    type: 'text',
    label: label('ลิงก์ Facebook', 'Facebook link'),
    validate: optionalHttpsUrl,
  },
  {
    name: 'phone',
    type: 'text',
    label: label('โทรศัพท์', 'Phone'),
    validate: optionalPhone,
    admin: { placeholder: '+66812345678' },
  },
]

/** What the shop offers, how one pays, and when it is open. */
export const serviceFields: Field[] = [
  {
    name: 'services',
    type: 'select',
    label: label('บริการ', 'Services'),
    hasMany: true,
    options: branchServices.map((value) => ({ value, label: serviceLabels[value] })),
  },
  {
    name: 'payments',
    type: 'select',
    label: label('วิธีจ่ายเงิน', 'Payments'),
    hasMany: true,
    options: branchPayments.map((value) => ({ value, label: paymentLabels[value] })),
  },
  {
    name: 'hours',
    type: 'group',
    label: label('เวลาเปิดทำการ', 'Opening hours'),
    fields: [
      {
        name: 'isOpenAllDay',
        type: 'checkbox',
        label: label('เปิด 24 ชั่วโมง ทุกวัน', 'Open 24 hours, every day'),
        defaultValue: true,
      },
      timeRow(
        { name: 'weekdayOpens', text: label('จันทร์–ศุกร์ เปิด', 'Monday to Friday, opens') },
        { name: 'weekdayCloses', text: label('จันทร์–ศุกร์ ปิด', 'Monday to Friday, closes') },
      ),
      timeRow(
        { name: 'weekendOpens', text: label('เสาร์–อาทิตย์ เปิด', 'Weekend, opens') },
        { name: 'weekendCloses', text: label('เสาร์–อาทิตย์ ปิด', 'Weekend, closes') },
      ),
    ],
  },
]

interface TimeField {
  name: string
  text: ReturnType<typeof label>
}

function timeRow(...times: TimeField[]): Field {
  return {
    type: 'row',
    fields: times.map(({ name, text }) => ({
      name,
      type: 'text',
      label: text,
      validate: openingTime,
      admin: {
        placeholder: '08:30',
        condition: (_data, siblingData) => siblingData['isOpenAllDay'] !== true,
      },
    })),
  }
}
