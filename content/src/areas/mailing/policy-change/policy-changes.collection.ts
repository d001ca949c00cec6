import type { Access, CollectionConfig } from 'payload'
import type { BeforeWrite } from '../../../engines/editing/keep-stored.ts'
import { isEditor, nobody } from '../../../ground/access.ts'
import { requiredChoice } from '../../../ground/fields/choice-fields.ts'
import { momentField, turnDayField } from '../../../ground/fields/date-fields.ts'
import { plainLongText, plainText } from '../../../ground/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../../ground/languages/labels.ts'
import { runFieldsFrom } from '../sending/run.fields.ts'
import { policyNames } from './frozen-change.ts'
import { policyChangeEndpoints } from './policy-change.endpoints.ts'

/** What has begun to leave says what it says. */
const beforeItLeaves: Access = (caller) => isEditor(caller) && { state: { equals: 'waiting' } }
const neverBegun: Access = (caller) => isEditor(caller) && { startedAt: { exists: false } }

const written = { access: { create: nobody, update: nobody } }
const longestSummary = 2000
const said = ['policy', 'version', 'holdsFrom', 'summaryTh', 'summaryEn'] as const

/** Whoever looked at it has not seen what it says now. */
const forgetProof: BeforeWrite = (data, stored) => {
  const isSame = said.every((name) => !(name in data) || data[name] === stored[name])
  return isSame ? data : { ...data, provedAt: null }
}

/** What members are told of changed policies; `policy-change.rows.ts` has them leave. */
export const policyChanges: CollectionConfig<'policy-changes'> = {
  slug: 'policy-changes',
  labels: oneAndMany('แจ้งเปลี่ยนนโยบาย', 'Announced change', 'Announced changes of policies'),
  admin: {
    group: groups.privacy,
    useAsTitle: 'version',
    defaultColumns: ['policy', 'version', 'holdsFrom', 'state', 'sent', 'open', 'failed'],
    hideAPIURL: true,
    description: label(
      'แจ้งสมาชิกทุกคนที่ยืนยันอีเมลแล้วทางอีเมลและที่กระดิ่ง ว่านโยบายเปลี่ยนอะไรและเริ่มใช้เมื่อไร คนละหนึ่งฉบับ เผยแพร่นโยบายฉบับใหม่ก่อน แล้วส่งตัวอย่างให้ตัวเองอ่านก่อนกดแจ้ง',
      'Tells each member who has confirmed his e-mail, by one mail and at the bell, what changes in a policy and from when. Publish the new policy first, then read a proof, then announce it.',
    ),
  },
  defaultSort: '-createdAt',
  access: {
    read: isEditor,
    create: isEditor,
    update: beforeItLeaves,
    delete: neverBegun,
  },
  custom: { beforeWrite: forgetProof },
  endpoints: policyChangeEndpoints,
  // Each version is announced once.
  indexes: [{ fields: ['policy', 'version'], unique: true }],
  fields: [
    {
      name: 'desk',
      type: 'ui',
      admin: {
        components: {
          Field: '/areas/mailing/policy-change/policy-change-desk.admin.tsx#PolicyChangeDesk',
        },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    requiredChoice('policy', label('นโยบาย', 'Policy'), policyNames),
    {
      ...plainText('version', label('ฉบับใหม่', 'New version'), 40, {
        description: label(
          'เลขฉบับตามที่เขียนไว้ในนโยบาย เช่น 2',
          'As the policy itself has it, such as 2.',
        ),
      }),
      required: true,
    },
    { ...turnDayField('holdsFrom', label('เริ่มใช้วันที่', 'In force from')), required: true },
    {
      ...plainLongText(
        'summaryTh',
        label('เปลี่ยนอะไร (ไทย)', 'What changes, in Thai'),
        longestSummary,
        {
          description: label(
            'สั้น ๆ ว่าอะไรเปลี่ยน มีผลกับสมาชิกอย่างไร อีเมลจะใส่ลิงก์ไปฉบับเต็มให้',
            'Briefly what changes and what it means for members. The mail leads to the whole text.',
          ),
        },
      ),
      required: true,
    },
    {
      ...plainLongText(
        'summaryEn',
        label('เปลี่ยนอะไร (อังกฤษ)', 'What changes, in English'),
        longestSummary,
      ),
      required: true,
    },
    { ...momentField('provedAt', label('ส่งตัวอย่างแล้วเมื่อ', 'Proof sent')), ...written },
    ...runFieldsFrom('waiting'),
    {
      name: 'frozen',
      type: 'json',
      access: { read: nobody, create: nobody, update: nobody },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ],
}
