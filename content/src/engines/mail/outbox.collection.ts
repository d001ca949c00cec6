import type { CollectionConfig } from 'payload'
import { isAdministrator, nobody } from '../../ground/access.ts'
import { uuidField } from '../../ground/fields/uuid-field.ts'
import { groups, label } from '../../ground/languages/labels.ts'
import { outboxEndpoints } from './outbox.endpoints.ts'
import { channelLabels, channels, purposeLabels, purposes } from './outbox.labels.ts'
import { outboxStates, stateLabels } from './outbox.labels.ts'

/** What is to leave because of a lead: mails and calls of other services, until they have left. */
export const outbox: CollectionConfig<'outbox'> = {
  slug: 'outbox',
  labels: {
    singular: label('รายการส่งออก', 'Outgoing message'),
    plural: label('กล่องส่งออก', 'Outbox'),
  },
  admin: {
    group: groups.leads,
    useAsTitle: 'key',
    defaultColumns: ['createdAt', 'purpose', 'lead', 'status', 'attempts', 'sentAt', 'lastError'],
    description: label(
      'อีเมลและการแจ้งเตือนที่ระบบส่งให้เองเมื่อมีเรื่องเข้ามา ถ้าส่งไม่ได้จะลองใหม่ต่อเนื่องราว 3 วัน',
      'Mails and notifications that leave by themselves for each lead. What cannot leave is tried again for about three days.',
    ),
    components: {
      beforeListTable: ['/engines/mail/outbox-notice.admin.tsx#OutboxNotice'],
      edit: { beforeDocumentControls: ['/engines/mail/outbox-actions.admin.tsx#OutboxActions'] },
    },
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  indexes: [{ fields: ['status', 'nextAttemptAt'] }],
  access: { read: isAdministrator, create: nobody, update: nobody, delete: nobody },
  endpoints: outboxEndpoints,
  fields: [
    uuidField,
    {
      name: 'purpose',
      type: 'select',
      label: label('ส่งอะไร', 'What'),
      options: purposes.map((value) => ({ value, label: purposeLabels[value] })),
      required: true,
    },
    {
      name: 'channel',
      type: 'select',
      label: label('ช่องทาง', 'Channel'),
      options: channels.map((value) => ({ value, label: channelLabels[value] })),
      required: true,
    },
    {
      name: 'lead',
      type: 'relationship',
      relationTo: 'leads',
      label: label('เรื่อง', 'Lead'),
    },
    {
      name: 'status',
      type: 'select',
      label: label('สถานะ', 'Status'),
      options: outboxStates.map((value) => ({ value, label: stateLabels[value] })),
      defaultValue: 'waiting',
      required: true,
    },
    {
      name: 'attempts',
      type: 'number',
      label: label('ลองส่งแล้ว (ครั้ง)', 'Attempts'),
      defaultValue: 0,
      required: true,
    },
    dateField('queuedAt', label('เข้ากล่องเมื่อ', 'Queued')),
    dateField('nextAttemptAt', label('ลองครั้งถัดไป', 'Next attempt')),
    dateField('sentAt', label('ส่งแล้วเมื่อ', 'Sent')),
    {
      name: 'lastError',
      type: 'textarea',
      label: label('ปัญหาครั้งล่าสุด', 'Last problem'),
      maxLength: 500,
    },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 60,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
  ],
}

function dateField(name: string, text: { th: string; en: string }) {
  const admin = { date: { pickerAppearance: 'dayAndTime' } } as const
  return { name, type: 'date', label: { ...text }, admin } as const
}
