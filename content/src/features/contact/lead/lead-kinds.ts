import { type LeadKind, leadKinds } from '@washhouse/contract/contact/contact.contract'
import type { FranchiseChoice } from '@washhouse/contract/contact/franchise-choices'
import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import type { Condition, Field } from 'payload'
import { nobody } from '../../../platform/access.ts'
import { optionalChoice, relationField } from '../../../platform/fields/choice-fields.ts'
import { plainText } from '../../../platform/fields/text-fields.ts'
import { causeLabels } from '../../../platform/languages/cause-labels.ts'
import { label, type Label } from '../../../platform/languages/labels.ts'
import type { TimedRetentionName } from '../../../platform/retention/retention-table.ts'
import { branchByHand, causeByHand } from './lead-by-hand.ts'
import { choiceLabels } from './lead.labels.ts'

/** Nobody enters or changes it. */
export const noted = { access: { create: nobody, update: nobody } }

const choice = (name: FranchiseChoice, text: Label): Field =>
  optionalChoice(name, text, choiceLabels[name])

const interestFields: Field[] = [
  relationField('province', label('จังหวัดที่สนใจ', 'Province'), 'provinces'),
  choice('budget', label('งบประมาณ', 'Budget')),
  choice('timeline', label('อยากเปิดภายใน', 'Timeline')),
  choice('sourceOfFund', label('แหล่งเงินทุน', 'Source of fund')),
  choice('placeType', label('ประเภททำเล', 'Type of place')),
  choice('openShop', label('พื้นที่เปิดร้าน', 'Place for the shop')),
  choice('contactTime', label('เวลาที่สะดวกให้ติดต่อ', 'When to call')),
  choice('adSource', label('รู้จักเราจาก', 'Heard of us from')),
]

const problemFields: Field[] = [
  { ...noted, ...plainText('reference', label('รหัสติดตามเรื่อง', 'Reference'), 9), unique: true },
  { ...relationField('branch', label('สาขา', 'Branch'), 'branches'), validate: branchByHand },
  plainText('machine', label('หมายเลขเครื่อง', 'Machine'), leadLengths.machine),
  {
    ...optionalChoice('cause', label('เกิดอะไรขึ้น', 'What happened'), causeLabels),
    validate: causeByHand,
  },
  {
    name: 'amount',
    type: 'number',
    label: label('เงินที่หายไป (บาท)', 'Money missing (baht)'),
    min: 0,
  },
  {
    ...noted,
    name: 'photo',
    type: 'upload',
    relationTo: 'lead-photos',
    label: label('รูปถ่าย', 'Photo'),
    displayPreview: true,
  },
]

interface KindOfLead {
  /** The kind's own columns, in reading order. Every kind has the sender's columns. */
  fields: readonly Field[]
  /** Hours until a warning about a new lead, unless the settings say otherwise. */
  hours: number
  /** Its row in the retention table. */
  kept: TimedRetentionName
}

/** Differences between the kinds of leads. Their labels are in `lead.labels.ts`, their emails in `notify/sender-mail.ts`. */
export const kindsOfLeads: Record<LeadKind, KindOfLead> = {
  contact: { fields: [], hours: 24, kept: 'messages' },
  franchise: { fields: interestFields, hours: 24, kept: 'franchise-leads' },
  problem: { fields: problemFields, hours: 2, kept: 'problem-reports' },
}

/** The columns of all kinds, each once, visible for the kinds that have it. */
export const fieldsOfKinds: Field[] = [
  ...new Set(leadKinds.flatMap((kind) => kindsOfLeads[kind].fields)),
].map((field) => {
  const having = leadKinds.filter((kind) => kindsOfLeads[kind].fields.includes(field))
  const condition: Condition = ({ kind }) => having.includes(kind)
  return Object.assign({}, field, { admin: { ...field.admin, condition } })
})

/** Names of the fields that a line of text can show. The reference has its own place. */
export const detailsOfKinds = fieldsOfKinds.flatMap((field) =>
  'name' in field && field.type !== 'upload' && field.name !== 'reference' ? field.name : [],
)
