import type { consentActions, consentChannels } from '@washhouse/contract/consent/consent.contract'
import type { CollectionConfig } from 'payload'
import { isStaff, nobody } from '../../platform/access.ts'
import { optionalChoice, requiredChoice } from '../../platform/fields/choice-fields.ts'
import { plainText } from '../../platform/fields/text-fields.ts'
import { uuidField } from '../../platform/fields/uuid-field.ts'
import { groups, label, languageLabels, type Label } from '../../platform/languages/labels.ts'

const actionLabels: Record<(typeof consentActions)[number], Label> = {
  accept_all: label('ยอมรับทั้งหมด', 'Accepted all'),
  refuse: label('ไม่ยอมรับ', 'Refused'),
  confirm: label('เลือกเองแล้วยืนยัน', 'Chose and confirmed'),
}

const channelLabels: Record<(typeof consentChannels)[number], Label> = {
  website: label('หน้าเว็บ', 'A page of the website'),
}

/** What visitors chose. Their identity is not stored: no address, no browser, no account. */
export const consentLog: CollectionConfig<'consent-log'> = {
  slug: 'consent-log',
  labels: {
    singular: label('การเลือกของผู้เยี่ยมชม', 'Visitor’s choice'),
    plural: label('บันทึกความยินยอม', 'Consent log'),
  },
  admin: {
    group: groups.privacy,
    useAsTitle: 'id',
    defaultColumns: ['createdAt', 'action', 'categories', 'policyVersion', 'language'],
    description: label(
      'หลักฐานว่าผู้เยี่ยมชมเลือกอะไรและเมื่อไร แก้ไขหรือลบเองไม่ได้ ไม่มีที่อยู่ไอพีหรือข้อมูลที่บอกว่าเป็นใคร ระบบลบให้เองเมื่อครบกำหนด',
      'Proof of what visitors chose and when. Nobody can change it. It holds no address and nothing that says who it was, and is deleted by itself when its time is over.',
    ),
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: { read: isStaff, create: nobody, update: nobody, delete: nobody },
  fields: [
    uuidField,
    requiredChoice('action', label('ทำอะไร', 'What was done'), actionLabels),
    {
      ...plainText('categories', label('หมวดที่ยอมรับ', 'Kinds accepted'), 100, {
        description: label(
          'general คือคุกกี้ที่จำเป็น analytics วิเคราะห์ advertising โฆษณา',
          'general are the essential ones.',
        ),
      }),
      required: true,
    },
    {
      ...plainText('policyVersion', label('ฉบับของนโยบาย', 'Version of the policy'), 40),
      required: true,
    },
    // Missing if the page was opened before pages sent a language.
    optionalChoice('language', label('ภาษาที่แสดง', 'Language'), languageLabels),
    optionalChoice('channel', label('ช่องทาง', 'By what'), channelLabels),
  ],
}
