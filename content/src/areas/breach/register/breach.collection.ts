import type { CollectionConfig } from 'payload'
import { isAdministrator, nobody } from '../../../ground/access.ts'
import { optionalChoice } from '../../../ground/fields/choice-fields.ts'
import { momentField } from '../../../ground/fields/date-fields.ts'
import { plainLongText, plainText } from '../../../ground/fields/text-fields.ts'
import { uuidField } from '../../../ground/fields/uuid-field.ts'
import { groups, label, oneAndMany } from '../../../ground/languages/labels.ts'
import { breachEndpoints } from '../desk/breach.endpoints.ts'
import { riskLabels, textLabels } from './breach.labels.ts'
import { fillNotices, noteChange } from './keep-log.ts'

const noticeLength = 5000

/**
 * The register of breaches of personal data, of harmless ones too, as the Act asks for. Administrators alone see it and write
 * it; what they change and do stands in its log, and nothing is deleted.
 */
export const breaches: CollectionConfig<'breaches'> = {
  slug: 'breaches',
  labels: oneAndMany('เหตุละเมิดข้อมูล', 'Breach', 'Breaches'),
  admin: {
    group: groups.privacy,
    useAsTitle: 'title',
    defaultColumns: ['title', 'foundAt', 'risk', 'closedAt'],
    hideAPIURL: true,
    description: label(
      'บันทึกทุกเหตุ รวมถึงที่ไม่มีความเสี่ยง ถ้ามีความเสี่ยงต้องแจ้ง สคส. ภายใน 72 ชั่วโมงหลังพบ ห้ามใส่ข้อมูลส่วนบุคคลของผู้ได้รับผลกระทบในบันทึกนี้',
      'Every breach, harmless ones too. Where there is a risk the office is told within 72 hours. No data of those concerned belong here.',
    ),
  },
  defaultSort: '-foundAt',
  lockDocuments: false,
  access: {
    read: isAdministrator,
    create: isAdministrator,
    update: isAdministrator,
    delete: nobody,
  },
  hooks: { beforeChange: [fillNotices], afterChange: [noteChange] },
  endpoints: breachEndpoints,
  fields: [
    uuidField,
    {
      name: 'desk',
      type: 'ui',
      admin: {
        condition: (_data, _siblings, { operation }) => operation === 'update',
        components: { Field: '/areas/breach/desk/breach-desk.admin.tsx#BreachDesk' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    { ...plainText('title', textLabels.title, 150), required: true },
    {
      ...momentField('foundAt', textLabels.foundAt),
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
    },
    {
      ...plainLongText('description', textLabels.description, 4000, {
        description: label(
          'ข้อมูลประเภทใด ของใครบ้าง ประมาณกี่คน เกิดได้อย่างไร หยุดแล้วหรือยัง',
          'Which kinds of data, of whom, about how many, how it came about, and whether it has been stopped.',
        ),
      }),
      required: true,
    },
    optionalChoice('risk', label('ความเสี่ยง', 'Risk'), riskLabels),
    plainLongText('assessment', textLabels.assessment, 4000),
    plainLongText('officeNoticeThai', textLabels.officeNoticeThai, noticeLength),
    plainLongText('officeNoticeEnglish', textLabels.officeNoticeEnglish, noticeLength),
    plainLongText('concernedNoticeThai', textLabels.concernedNoticeThai, noticeLength),
    plainLongText('concernedNoticeEnglish', textLabels.concernedNoticeEnglish, noticeLength),
    {
      name: 'closedAt',
      type: 'date',
      label: label('ปิดเมื่อ', 'Closed'),
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
  ],
}
