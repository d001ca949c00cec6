import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { CollectionAfterOperationHook, CollectionConfig, Field } from 'payload'
import { isAdministrator, nobody } from '../../platform/access.ts'
import { uuidField } from '../../platform/fields/uuid-field.ts'
import { requiredChoice } from '../../platform/fields/choice-fields.ts'
import { momentField } from '../../platform/fields/date-fields.ts'
import { numberField, wholeNumber } from '../../platform/fields/number-fields.ts'
import { plainLongText } from '../../platform/fields/text-fields.ts'
import { groups, label } from '../../platform/languages/labels.ts'
import { isAudited } from '../audit/audited-collections.ts'
import { noteRead } from '../audit/note-read.ts'
import type { OutboxSource } from './outbox-source.ts'
import { channelLabels, stateLabels } from './outbox.labels.ts'

/** Only for the worker. */
const internal = {
  hidden: true,
  disableListColumn: true,
  disableListFilter: true,
} as const

/** Emails and webhook calls until they are sent. */
export function createOutbox(sources: readonly OutboxSource[]): CollectionConfig<'outbox'> {
  const purposes = Object.assign({}, ...sources.map((source) => source.purposes))
  return {
    slug: 'outbox',
    labels: {
      singular: label('รายการส่งออก', 'Outgoing message'),
      plural: label('กล่องส่งออก', 'Outbox'),
    },
    admin: {
      group: groups.leads,
      useAsTitle: 'key',
      defaultColumns: [
        'createdAt',
        'purpose',
        'subject',
        'status',
        'attempts',
        'sentAt',
        'lastError',
      ],
      description: label(
        'อีเมลและการแจ้งเตือนที่ระบบส่งให้เอง ถ้าส่งไม่ได้จะลองใหม่ต่อเนื่องราว 3 วัน',
        'Emails and notifications sent automatically. Failed ones are retried for about three days.',
      ),
      components: {
        beforeListTable: ['/core/mail/outbox-notice.admin.tsx#OutboxNotice'],
        edit: { beforeDocumentControls: ['/core/mail/outbox-actions.admin.tsx#OutboxActions'] },
      },
    },
    defaultSort: '-createdAt',
    lockDocuments: false,
    indexes: [
      { fields: ['status', 'channel', 'nextAttemptAt'] },
      { fields: ['run', 'status', 'attempts', 'unheard'] },
    ],
    access: { read: isAdministrator, create: nobody, update: nobody, delete: nobody },
    hooks: { afterOperation: [noteSubjects] },
    fields: [uuidField, ...whatFields(purposes), ...progressFields],
  }
}

/** The admin shows the name of each message's subject (`outbox-subject.admin.tsx`), so that read is audited too. */
const noteSubjects: CollectionAfterOperationHook<'outbox'> = ({ operation, req, result }) => {
  if (operation !== 'find' && operation !== 'findByID') return result
  const told: unknown = result
  const list: unknown = isPlainObject(told) ? (told['docs'] ?? [told]) : []
  const rows: unknown[] = Array.isArray(list) ? list : []
  const byKind = Map.groupBy(rows.filter(isPlainObject), (row) => row['subjectKind'])
  for (const [kind, its] of byKind)
    if (typeof kind === 'string' && isAudited(kind)) {
      const ids = [...new Set(its.map((row) => String(row['subjectId'])))]
      noteRead(req, kind, { act: 'read', ids })
    }
  return result
}

function whatFields(purposes: OutboxSource['purposes']): Field[] {
  const purposeLabels = Object.fromEntries(
    Object.entries(purposes).map(([name, rule]) => [name, rule.label]),
  )
  return [
    requiredChoice('purpose', label('ส่งอะไร', 'What'), purposeLabels),
    requiredChoice('channel', label('ช่องทาง', 'Channel'), channelLabels),
    {
      name: 'subject',
      type: 'ui',
      label: label('เกี่ยวกับ', 'About'),
      admin: {
        components: {
          Cell: '/core/mail/outbox-subject.admin.tsx#SubjectCell',
          Field: '/core/mail/outbox-subject.admin.tsx#SubjectField',
        },
      },
    },
    // No relation: it may be a record of any collection, and a completed job outlives it by a day.
    { name: 'subjectKind', type: 'text', required: true, maxLength: 60, admin: internal },
    { name: 'subjectId', type: 'text', required: true, maxLength: 60, admin: internal },
    { name: 'toVisitor', type: 'checkbox', defaultValue: false, admin: internal },
    {
      // May contain data for its recipient only; erased once the job is sent or dropped.
      name: 'content',
      type: 'json',
      access: { read: nobody },
      admin: internal,
    },
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 200, admin: internal },
    { name: 'run', type: 'text', maxLength: 60, admin: internal },
  ]
}

const progressFields: Field[] = [
  {
    ...requiredChoice('status', label('สถานะ', 'Status'), stateLabels),
    defaultValue: 'waiting',
  },
  numberField('attempts', label('ลองส่งแล้ว (ครั้ง)', 'Attempts'), {
    defaultValue: 0,
    required: true,
  }),
  // How often a process died while sending, so that the outcome is unknown.
  { name: 'unheard', type: 'number', defaultValue: 0, validate: wholeNumber, admin: internal },
  momentField('queuedAt', label('เข้ากล่องเมื่อ', 'Queued')),
  momentField('nextAttemptAt', label('ลองครั้งถัดไป', 'Next attempt')),
  momentField('expiresAt', label('ส่งได้ถึง', 'Expires')),
  momentField('sentAt', label('ส่งแล้วเมื่อ', 'Sent')),
  plainLongText('lastError', label('ปัญหาครั้งล่าสุด', 'Last problem'), 500),
]
