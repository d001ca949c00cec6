import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  TextareaField,
  Where,
} from 'payload'
import { textarea } from 'payload/shared'
import type { BeforeWrite } from '../../../core/editing/preserve-concurrent-changes.ts'
import { isEditor, nobody } from '../../../platform/access.ts'
import { requiredChoice } from '../../../platform/fields/choice-fields.ts'
import { momentField, scheduledDayField } from '../../../platform/fields/date-fields.ts'
import { wholeNumber, wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { plainLongText, plainText } from '../../../platform/fields/text-fields.ts'
import { groups, label, type Label, oneAndMany } from '../../../platform/languages/labels.ts'
import { policyNames } from '../policy/policy-email.ts'
import {
  type CampaignKindName,
  countLabels,
  countNames,
  openStates,
  stateLabels,
} from '../sending/campaign.ts'
import { campaignKinds, kindsFor } from './campaign-kinds.ts'

const readHandled: Access = (caller) => {
  const handled = kindsFor(caller)
  return handled.length > 0 && { kind: { in: handled } }
}
/** The text of a started campaign does not change. */
const updateOpen: Access = (caller) => {
  const where: Where = { kind: { in: kindsFor(caller) }, state: { in: [...openStates] } }
  return isEditor(caller) && where
}
const deleteUnstarted: Access = (caller) => {
  const where: Where = { kind: { equals: 'policy' }, startedAt: { exists: false } }
  return isEditor(caller) && where
}

const texts = ['policy', 'version', 'holdsFrom', 'textTh', 'textEn'] as const

/** Each version of a policy is announced once. */
const withKey = <Data extends Record<string, unknown>>(data: Data): Data =>
  data['kind'] === 'policy'
    ? { ...data, key: `policy:${String(data['policy'])}:${String(data['version'])}` }
    : data
const setKey: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'create' ? withKey(data) : data

/** A test mail is void once the text changes. */
const forgetTest: BeforeWrite = (data, stored) => {
  const isSame = texts.every(
    (name) => !(name in data) || (data[name] || null) === (stored[name] || null),
  )
  return withKey(isSame ? data : { ...data, testedAt: null })
}

/** A new record is of kind `policy`; its form has no kind yet. */
const isOf =
  (...kinds: CampaignKindName[]) =>
  ({ kind = 'policy' }: { kind?: CampaignKindName }): boolean =>
    kinds.includes(kind)

const written = { access: { create: nobody, update: nobody } }
const internal = {
  ...written,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
} as const
const secret = { ...internal, access: { ...written.access, read: nobody } }
const longestText = 2000

const moment = (name: string, text: Label, ...kinds: CampaignKindName[]) => {
  const { admin, ...field } = momentField(name, text)
  const condition = kinds.length > 0 ? { condition: isOf(...kinds) } : {}
  return { ...field, ...written, admin: { ...admin, ...condition } }
}
const count = (name: string, text: Label): Field => ({
  ...wholeNumberField(name, text, { defaultValue: 0 }),
  ...written,
})
/** An optional introduction, or the required summary of a policy change. */
const textField = (name: string, text: Label): TextareaField => ({
  ...plainLongText(name, text, longestText, {
    condition: isOf('digest', 'policy'),
    description: label(
      'สรุปรายสัปดาห์: คำนำ เว้นว่างได้ ถ้าเขียนภาษาเดียว สมาชิกทุกคนจะได้อ่านภาษานั้น นโยบาย: สั้น ๆ ว่าอะไรเปลี่ยน มีผลกับสมาชิกอย่างไร อีเมลจะใส่ลิงก์ไปฉบับเต็มให้',
      'Digest: an optional introduction. If you write it in one language only, all members get that one. Policy: briefly, what changes and what it means for members. The email links to the full text.',
    ),
  }),
  validate: (value, field) => textarea(value, { ...field, required: isOf('policy')(field.data) }),
})

/**
 * Mailings to many members, one email each: digests, daily summaries and policy changes. `campaign-kinds.ts` lists the
 * kinds.
 */
export const campaigns: CollectionConfig<'campaigns'> = {
  slug: 'campaigns',
  labels: oneAndMany('อีเมลถึงสมาชิก', 'Email to members', 'Emails to members'),
  admin: {
    group: groups.news,
    useAsTitle: 'key',
    defaultColumns: ['kind', 'key', 'state', 'sent', 'open', 'failed', 'startedAt', 'endedAt'],
    hideAPIURL: true,
    description: label(
      'สรุปรายสัปดาห์ส่งเองทุกวันศุกร์ 17.00 น. เมื่อมีเรื่องใหม่ ฉบับแรกต้องมีคนตรวจและกดส่ง สรุปรายวันส่งเองเวลา 18.00 น. สร้างใหม่เพื่อแจ้งสมาชิกทุกคนว่านโยบายเปลี่ยนอะไร: เผยแพร่นโยบายฉบับใหม่ก่อน แล้วส่งอีเมลทดสอบให้ตัวเองอ่านก่อนกดแจ้ง',
      'The weekly digest is sent automatically on Fridays at 17:00 if there is something new; someone has to review and start the first one. The daily summary is sent at 18:00. Create one to notify all members of a changed policy: publish the new policy, read a test email, then notify them.',
    ),
  },
  defaultSort: '-createdAt',
  access: { read: readHandled, create: isEditor, update: updateOpen, delete: deleteUnstarted },
  custom: { beforeWrite: forgetTest },
  hooks: { beforeChange: [setKey] },
  fields: [
    {
      ...requiredChoice(
        'kind',
        label('ประเภท', 'Kind'),
        Object.fromEntries(campaignKinds.map(({ kind, label: text }) => [kind, text])),
      ),
      ...written,
      defaultValue: 'policy',
      index: true,
    },
    {
      name: 'key',
      type: 'text',
      label: label('ฉบับ', 'Name'),
      unique: true,
      maxLength: 80,
      ...written,
      admin: { readOnly: true },
    },
    {
      name: 'panel',
      type: 'ui',
      admin: {
        components: { Field: '/features/mailing/campaigns/campaign-panel.admin.tsx#CampaignPanel' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    {
      ...requiredChoice('policy', label('นโยบาย', 'Policy'), policyNames),
      admin: { condition: isOf('policy') },
    },
    {
      ...plainText('version', label('ฉบับใหม่', 'New version'), 40, {
        condition: isOf('policy'),
        description: label(
          'เลขฉบับตามที่เขียนไว้ในนโยบาย เช่น 2',
          'As written in the policy, such as 2.',
        ),
      }),
      required: true,
    },
    {
      ...scheduledDayField('holdsFrom', label('เริ่มใช้วันที่', 'In force from'), {
        condition: isOf('policy'),
      }),
      required: true,
    },
    textField('textTh', label('ข้อความภาษาไทย', 'Text in Thai')),
    textField('textEn', label('ข้อความภาษาอังกฤษ', 'Text in English')),
    // A daily summary contains notifications later than `since`, up to `until`.
    moment('since', label('ตั้งแต่', 'From'), 'daily'),
    moment('until', label('ถึง', 'Up to'), 'daily'),
    moment('dueAt', label('กำหนดส่ง', 'Due'), 'digest'),
    moment('testedAt', label('ส่งอีเมลทดสอบแล้วเมื่อ', 'Test email sent'), 'digest', 'policy'),
    {
      ...requiredChoice('state', label('สถานะ', 'State'), stateLabels),
      ...written,
      defaultValue: 'waiting',
      index: true,
    },
    moment('startedAt', label('เริ่มส่งเมื่อ', 'Started')),
    moment('endedAt', label('ส่งเสร็จเมื่อ', 'Ended')),
    count('queued', label('ถึงคิวส่งแล้ว', 'Queued so far')),
    ...countNames.map((name) => count(name, countLabels[name])),
    // Failed attempts, and their number when staff last resumed it.
    count('errors', label('ครั้งที่ส่งไม่ได้', 'Failed attempts')),
    { name: 'errorsForgiven', type: 'number', defaultValue: 0, validate: wholeNumber, ...internal },
    // The cursor: the last member, in order of id, whose mail was queued.
    { name: 'lastMemberId', type: 'text', maxLength: 36, ...internal },
    { name: 'allQueuedAt', type: 'date', ...internal },
    // The lease: which process queues its mails, and until when.
    { name: 'holder', type: 'text', maxLength: 36, ...internal },
    { name: 'leaseUntil', type: 'date', ...internal },
    // Content since the start, and data for the next campaign of the kind.
    { name: 'frozen', type: 'json', ...secret },
    { name: 'known', type: 'json', ...secret },
  ],
}
