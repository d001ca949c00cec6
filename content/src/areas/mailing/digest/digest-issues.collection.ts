import type { Access, CollectionConfig } from 'payload'
import type { BeforeWrite } from '../../../engines/editing/keep-stored.ts'
import { isEditor, nobody } from '../../../ground/access.ts'
import { momentField } from '../../../ground/fields/date-fields.ts'
import { plainLongText } from '../../../ground/fields/text-fields.ts'
import { groups, label, oneAndMany } from '../../../ground/languages/labels.ts'
import { runFields } from '../sending/run.fields.ts'
import { digestEndpoints } from './digest.endpoints.ts'

/** What has begun to leave says what it says. */
const changedBeforeItLeaves: Access = (caller) =>
  isEditor(caller) && { state: { in: ['planned', 'waiting'] } }

const written = { access: { create: nobody, update: nobody } }
const unseen = { hidden: true, disableListColumn: true, disableListFilter: true } as const
const longestIntroduction = 2000

/** Whoever looked at it has not seen what it says now. */
const forgetProof: BeforeWrite = (data, stored) => {
  const isSame = (['introTh', 'introEn'] as const).every(
    (name) => (data[name] || null) === (stored[name] || null),
  )
  return isSame ? data : { ...data, provedAt: null }
}

/** The issues of the weekly digest; `issue-schedule.ts` makes them. */
export const digestIssues: CollectionConfig<'digest-issues'> = {
  slug: 'digest-issues',
  labels: oneAndMany('สรุปรายสัปดาห์', 'Weekly digest', 'Weekly digests'),
  admin: {
    group: groups.news,
    useAsTitle: 'day',
    defaultColumns: ['day', 'state', 'sent', 'open', 'failed', 'startedAt', 'endedAt'],
    hideAPIURL: true,
    description: label(
      'อีเมลสรุปข่าวที่ส่งให้สมาชิกที่เลือกรับไว้ ทุกวันศุกร์ 17.00 น. เมื่อมีเรื่องใหม่ ระบบรวบรวมเรื่องให้เอง ฉบับแรกต้องมีคนตรวจและกดส่ง',
      'What members who chose it are mailed on Fridays at 17:00, when something is new. It is put together by itself; the very first issue waits until somebody has looked at it.',
    ),
  },
  defaultSort: '-day',
  access: {
    read: isEditor,
    create: nobody,
    update: changedBeforeItLeaves,
    delete: nobody,
  },
  custom: { beforeWrite: forgetProof },
  endpoints: digestEndpoints,
  fields: [
    // The day that it is for, in Thailand: of each there is one issue.
    {
      name: 'day',
      type: 'text',
      label: label('ฉบับวันที่', 'Issue of'),
      required: true,
      unique: true,
      maxLength: 10,
      ...written,
      admin: { readOnly: true },
    },
    {
      name: 'desk',
      type: 'ui',
      admin: {
        components: { Field: '/areas/mailing/digest/digest-desk.admin.tsx#DigestDesk' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    plainLongText('introTh', label('คำนำภาษาไทย', 'Introduction in Thai'), longestIntroduction, {
      description: label(
        'เว้นว่างได้ ถ้าเขียนภาษาเดียว สมาชิกทุกคนจะได้อ่านภาษานั้น',
        'May be left empty. Written in one language it is read in that one by all.',
      ),
    }),
    plainLongText(
      'introEn',
      label('คำนำภาษาอังกฤษ', 'Introduction in English'),
      longestIntroduction,
    ),
    { ...momentField('dueAt', label('กำหนดส่ง', 'Due')), ...written },
    { ...momentField('provedAt', label('ส่งตัวอย่างแล้วเมื่อ', 'Proof sent')), ...written },
    ...runFields,
    {
      name: 'frozen',
      type: 'json',
      access: { read: nobody, create: nobody, update: nobody },
      admin: unseen,
    },
    {
      name: 'known',
      type: 'json',
      access: { read: nobody, create: nobody, update: nobody },
      admin: unseen,
    },
  ],
}
