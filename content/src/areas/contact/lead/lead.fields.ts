import { leadKinds, problemCauses } from '@washhouse/contract/contact/contact.contract'
import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import {
  franchiseChoices,
  type FranchiseChoice,
} from '@washhouse/contract/contact/franchise-choices'
import { languages } from '@washhouse/contract/language'
import type { Field, SelectField } from 'payload'
import { nobody } from '../../../ground/access.ts'
import { label, type Label } from '../../../ground/languages/labels.ts'
import {
  branchByHand,
  causeByHand,
  messageByHand,
  nameByHand,
  phoneByHand,
} from './lead-by-hand.ts'
import { causeLabels, choiceLabels, kindLabels } from './lead.labels.ts'

const kept = { access: { update: nobody } }
/** Nobody types it in, and nobody changes it. */
const noted = { access: { create: nobody, update: nobody } }
const onlyOf = (kind: (typeof leadKinds)[number]) => (data: { kind?: unknown }) =>
  data.kind === kind

function choice(name: FranchiseChoice, its: Label): SelectField {
  const labels: Record<string, Label> = choiceLabels[name]
  const options = franchiseChoices[name].map((value) => ({ value, label: labels[value] ?? value }))
  const admin = { condition: onlyOf('franchise') }
  return { ...kept, name, type: 'select', label: its, options, admin }
}

/** Who wrote, and what. What a visitor sent is never changed. */
export const senderFields: Field[] = [
  {
    ...kept,
    name: 'kind',
    type: 'select',
    label: label('เรื่อง', 'Kind'),
    options: leadKinds.map((value) => ({ value, label: kindLabels[value] })),
    required: true,
    index: true,
  },
  {
    ...kept,
    name: 'firstName',
    type: 'text',
    validate: nameByHand,
    label: label('ชื่อ', 'First name'),
    maxLength: leadLengths.name,
  },
  {
    ...kept,
    name: 'lastName',
    type: 'text',
    label: label('นามสกุล', 'Last name'),
    maxLength: leadLengths.name,
  },
  {
    ...kept,
    name: 'phone',
    type: 'text',
    validate: phoneByHand,
    label: label('โทรศัพท์', 'Phone'),
    maxLength: 16,
    index: true,
  },
  {
    ...kept,
    name: 'email',
    type: 'text',
    label: label('อีเมล', 'E-mail'),
    maxLength: leadLengths.email,
    index: true,
  },
  {
    ...kept,
    name: 'message',
    type: 'textarea',
    validate: messageByHand,
    label: label('ข้อความ', 'Message'),
    maxLength: leadLengths.message,
  },
  {
    ...kept,
    name: 'language',
    type: 'select',
    defaultValue: () => 'th',
    label: label('ภาษาที่ใช้', 'Language'),
    options: languages.map((value) => ({
      value,
      label: value === 'th' ? label('ไทย', 'Thai') : label('อังกฤษ', 'English'),
    })),
    required: true,
  },
  {
    ...noted,
    name: 'consentAt',
    type: 'date',
    label: label('ยินยอมให้ติดต่อกลับเมื่อ', 'Agreed to be contacted'),
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  },
]

/** What someone with an interest in a franchise chose. */
export const interestFields: Field[] = [
  {
    ...kept,
    name: 'province',
    type: 'relationship',
    relationTo: 'provinces',
    label: label('จังหวัดที่สนใจ', 'Province'),
    admin: { allowCreate: false, allowEdit: false, condition: onlyOf('franchise') },
  },
  choice('budget', label('งบประมาณ', 'Budget')),
  choice('contactTime', label('เวลาที่สะดวกให้ติดต่อ', 'When to call')),
  choice('timeline', label('อยากเปิดภายใน', 'Timeline')),
  choice('sourceOfFund', label('แหล่งเงินทุน', 'Source of fund')),
  choice('placeType', label('ประเภททำเล', 'Type of place')),
  choice('openShop', label('พื้นที่เปิดร้าน', 'Place for the shop')),
  choice('adSource', label('รู้จักเราจาก', 'Heard of us from')),
]

/** What went wrong, and where. */
export const problemFields: Field[] = [
  {
    ...noted,
    name: 'reference',
    type: 'text',
    label: label('รหัสติดตามเรื่อง', 'Reference'),
    unique: true,
    maxLength: 9,
    admin: { condition: onlyOf('problem') },
  },
  {
    ...kept,
    name: 'branch',
    type: 'relationship',
    validate: branchByHand,
    relationTo: 'branches',
    label: label('สาขา', 'Branch'),
    admin: { allowCreate: false, allowEdit: false, condition: onlyOf('problem') },
  },
  {
    ...kept,
    name: 'machine',
    type: 'text',
    label: label('หมายเลขเครื่อง', 'Machine'),
    maxLength: leadLengths.machine,
    admin: { condition: onlyOf('problem') },
  },
  {
    ...kept,
    name: 'cause',
    type: 'select',
    validate: causeByHand,
    label: label('เกิดอะไรขึ้น', 'What happened'),
    options: problemCauses.map((value) => ({ value, label: causeLabels[value] })),
    admin: { condition: onlyOf('problem') },
  },
  {
    ...kept,
    name: 'amount',
    type: 'number',
    label: label('เงินที่หายไป (บาท)', 'Money missing (baht)'),
    min: 0,
    admin: { condition: onlyOf('problem') },
  },
  {
    ...noted,
    name: 'photo',
    type: 'upload',
    relationTo: 'lead-photos',
    label: label('รูปถ่าย', 'Photo'),
    displayPreview: true,
    admin: { condition: onlyOf('problem') },
  },
]

/** What the service itself notes down. */
export const machineFields: Field[] = [
  {
    ...noted,
    name: 'requestKey',
    type: 'text',
    unique: true,
    maxLength: 64,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  {
    name: 'looksAutomatic',
    access: { create: nobody },
    type: 'checkbox',
    label: label('คล้ายบอตส่งมา', 'Looks automatic'),
    defaultValue: false,
    index: true,
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      condition: (_data, _siblings, { operation }) => operation === 'update',
    },
  },
  {
    ...noted,
    name: 'firstAnsweredAt',
    type: 'date',
    label: label('เริ่มดำเนินการเมื่อ', 'First taken up'),
    admin: { hidden: true, disableBulkEdit: true },
  },
]
