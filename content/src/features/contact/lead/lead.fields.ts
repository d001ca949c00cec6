import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import type { Field, RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'
import { nobody } from '../../../platform/access.ts'
import {
  optionalChoice,
  requiredChoice,
  optionsOf,
} from '../../../platform/fields/choice-fields.ts'
import { momentField } from '../../../platform/fields/date-fields.ts'
import { storeAs } from '../../../platform/fields/normalized.ts'
import {
  validateName,
  optionalEmail,
  optionalOwnPhone,
  storedEmail,
  storedPhone,
} from '../../../platform/fields/contact-rules.ts'
import type { FieldAdmin } from '../../../platform/fields/field-admin.ts'
import { plainText } from '../../../platform/fields/text-fields.ts'
import { label, languageLabels } from '../../../platform/languages/labels.ts'
import { messageByHand, nameByHand, phoneByHand } from './lead-by-hand.ts'
import { noted } from './lead-kinds.ts'
import { kindLabels, statusLabels } from './lead.labels.ts'
import { cell } from './record.fields.ts'

const forConsent: FieldAdmin = { condition: ({ consentAt }) => Boolean(consentAt) }

export const senderFields: Field[] = [
  { ...requiredChoice('kind', label('เรื่อง', 'Kind'), kindLabels), index: true },
  {
    ...plainText('firstName', label('ชื่อ', 'First name'), leadLengths.name),
    validate: nameByHand,
    custom: { judge: validateName },
  },
  {
    ...plainText('lastName', label('นามสกุล', 'Last name'), leadLengths.name),
    custom: { judge: validateName },
  },
  {
    ...plainText('phone', label('โทรศัพท์', 'Phone'), 40),
    validate: phoneByHand,
    custom: { normalize: storedPhone, judge: optionalOwnPhone },
    index: true,
  },
  {
    ...plainText('email', label('อีเมล', 'Email'), leadLengths.email),
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
  // Belongs to that consent. The policy was read in the lead's language.
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

/** Fields that the service writes. */
export const machineFields: Field[] = [
  {
    ...noted,
    // No relation: a member can delete their account while the report is still open.
    name: 'member',
    type: 'text',
    index: true,
    maxLength: 36,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  // Its member has deleted their account: the code alone must not show what they wrote.
  {
    ...noted,
    name: 'hadMember',
    type: 'checkbox',
    defaultValue: false,
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
  // Last change that the sender could see.
  {
    ...noted,
    name: 'stateChangedAt',
    type: 'date',
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]

// Keeps an assignee whose role changed, so that other changes of the lead are still possible.
const keepAssignee: RelationshipFieldSingleValidation = (value, options) =>
  value === options.previousValue || relationship(value, options)

export const handlingFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    label: label('สถานะ', 'Status'),
    options: optionsOf(statusLabels),
    defaultValue: 'new',
    required: true,
    index: true,
    // Only problems can be refunded.
    filterOptions: ({ options, data }) =>
      data['kind'] && data['kind'] !== 'problem'
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
