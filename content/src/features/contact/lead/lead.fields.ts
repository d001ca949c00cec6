import type { FranchiseChoice } from '@washhouse/contract/contact/franchise-choices'
import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import type { Field, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'
import { nobody } from '../../../platform/access.ts'
import {
  optionalChoice,
  relationField,
  requiredChoice,
  optionsOf,
} from '../../../platform/fields/choice-fields.ts'
import { momentField } from '../../../platform/fields/date-fields.ts'
import { storeAs } from '../../../platform/fields/normalized.ts'
import {
  judgeName,
  optionalEmail,
  optionalOwnPhone,
  storedEmail,
  storedPhone,
} from '../../../platform/fields/contact-rules.ts'
import type { FieldAdmin } from '../../../platform/fields/field-admin.ts'
import { plainText } from '../../../platform/fields/text-fields.ts'
import { causeLabels } from '../../../platform/languages/cause-labels.ts'
import { label, languageLabels, type Label } from '../../../platform/languages/labels.ts'
import {
  branchByHand,
  causeByHand,
  messageByHand,
  nameByHand,
  phoneByHand,
} from './lead-by-hand.ts'
import { choiceLabels, kindLabels, statusLabels } from './lead.labels.ts'
import { cell } from './record.fields.ts'

/** Nobody types it in, and nobody changes it. */
const noted = { access: { create: nobody, update: nobody } }
const forConsent: FieldAdmin = { condition: ({ consentAt }) => Boolean(consentAt) }
const forInterest: FieldAdmin = { condition: ({ kind }) => kind === 'franchise' }
const forProblems: FieldAdmin = { condition: ({ kind }) => kind === 'problem' }

function choice(name: FranchiseChoice, text: Label): Field {
  return optionalChoice(name, text, choiceLabels[name], forInterest)
}

/** Who wrote, and what. */
export const senderFields: Field[] = [
  { ...requiredChoice('kind', label('เรื่อง', 'Kind'), kindLabels), index: true },
  {
    ...plainText('firstName', label('ชื่อ', 'First name'), leadLengths.name),
    validate: nameByHand,
    custom: { judge: judgeName },
  },
  {
    ...plainText('lastName', label('นามสกุล', 'Last name'), leadLengths.name),
    custom: { judge: judgeName },
  },
  {
    ...plainText('phone', label('โทรศัพท์', 'Phone'), 40),
    validate: phoneByHand,
    custom: { normalize: storedPhone, judge: optionalOwnPhone },
    index: true,
  },
  {
    ...plainText('email', label('อีเมล', 'E-mail'), leadLengths.email),
    hooks: { beforeValidate: [storeAs(storedEmail)] },
    custom: { normalize: storedEmail, judge: optionalEmail },
    index: true,
  },
  {
    ...plainText('message', label('ข้อความ', 'Message'), leadLengths.message),
    type: 'textarea',
    validate: messageByHand,
  },
  {
    ...requiredChoice('language', label('ภาษาที่ใช้', 'Language'), languageLabels),
    defaultValue: () => 'th',
  },
  {
    ...noted,
    ...momentField('consentAt', label('ยินยอมให้ติดต่อกลับเมื่อ', 'Agreed to be contacted')),
  },
  // Of that consent; it was read in the lead's language.
  {
    ...noted,
    ...plainText(
      'consentVersion',
      label('ฉบับของนโยบายที่ยินยอม', 'Version of the policy agreed to'),
      40,
      forConsent,
    ),
  },
  {
    ...noted,
    ...optionalChoice(
      'consentChannel',
      label('ช่องทางที่ยินยอม', 'Agreed by'),
      { website: label('แบบฟอร์มบนเว็บ', 'A form of the website') },
      forConsent,
    ),
  },
]

/** What someone with an interest in a franchise chose. */
export const interestFields: Field[] = [
  relationField('province', label('จังหวัดที่สนใจ', 'Province'), 'provinces', forInterest),
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
    ...plainText('reference', label('รหัสติดตามเรื่อง', 'Reference'), 9, forProblems),
    unique: true,
  },
  {
    ...relationField('branch', label('สาขา', 'Branch'), 'branches', forProblems),
    validate: branchByHand,
  },
  plainText('machine', label('หมายเลขเครื่อง', 'Machine'), leadLengths.machine, forProblems),
  {
    ...optionalChoice('cause', label('เกิดอะไรขึ้น', 'What happened'), causeLabels, forProblems),
    validate: causeByHand,
  },
  {
    name: 'amount',
    type: 'number',
    label: label('เงินที่หายไป (บาท)', 'Money missing (baht)'),
    min: 0,
    admin: forProblems,
  },
  {
    ...noted,
    name: 'photo',
    type: 'upload',
    relationTo: 'lead-photos',
    label: label('รูปถ่าย', 'Photo'),
    displayPreview: true,
    admin: forProblems,
  },
]

/** What the service itself notes down. */
export const machineFields: Field[] = [
  {
    ...noted,
    // No relation: a member leaves when he likes, and his report stays until it is done with.
    name: 'member',
    type: 'text',
    index: true,
    maxLength: 36,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
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
  // When its sender could last see that something changed.
  {
    ...noted,
    name: 'stateChangedAt',
    type: 'date',
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]

// Whose role changed since keeps his leads: they must not refuse every other change.
const keepAssignee: RelationshipFieldSingleValidation = (value, options) =>
  value === options.previousValue || relationship(value, options)

/** What staff decide: how far they have come and who sees to it. */
export const handlingFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    label: label('สถานะ', 'Status'),
    options: optionsOf(statusLabels),
    defaultValue: 'new',
    required: true,
    index: true,
    // Money is paid back for problems alone.
    filterOptions: ({ options, data }) =>
      data['kind'] === 'contact' || data['kind'] === 'franchise'
        ? options.filter((option) => typeof option === 'string' || option.value !== 'refunded')
        : options,
    admin: { position: 'sidebar', isClearable: false, components: cell('ChoiceCell') },
  },
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'staff',
    label: label('ผู้รับผิดชอบ', 'Assigned to'),
    filterOptions: { role: { in: ['administrator', 'editor'] } },
    validate: keepAssignee,
    admin: {
      position: 'sidebar',
      allowCreate: false,
      allowEdit: false,
      components: cell('AssigneeCell'),
    },
  },
]
