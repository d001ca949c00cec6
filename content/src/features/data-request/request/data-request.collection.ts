import { dataRequestLengths } from '@washhouse/contract/data-request/data-request-lengths'
import { personLengths } from '@washhouse/contract/person/person-lengths'
import {
  type CollectionConfig,
  type Condition,
  type DateField,
  type Option,
  type SelectField,
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import { spellEmail } from '@washhouse/contract/person/email'
import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { dataRequestReference } from '@washhouse/contract/data-request/data-request-reference'
import { isAdministrator, nobody } from '../../../platform/access.ts'
import {
  optionalChoice,
  optionalSwitch,
  requiredChoice,
} from '../../../platform/fields/choice-fields.ts'
import { momentField } from '../../../platform/fields/date-fields.ts'
import { plainLongText, plainText } from '../../../platform/fields/text-fields.ts'
import { uuidField } from '../../../platform/fields/uuid-field.ts'
import {
  groups,
  label,
  languageLabels,
  oneAndMany,
  type Label,
} from '../../../platform/languages/labels.ts'
import { channelLabels, requestTexts, kindLabels, stateLabels } from './data-request.labels.ts'
import { joinWrite } from '../../../platform/database/tables.ts'
import { say } from '../../../platform/languages/say.ts'
import type { DataRequest } from '../../../platform/payload-types.ts'
import { dueAfter, noteActs } from './stored-request.rows.ts'

/**
 * Requests that staff enter from post or counter. The period for the answer starts now, and staff must record how they know
 * the requester's identity.
 */
export const takeTypedIn: CollectionBeforeValidateHook<DataRequest> = ({
  data,
  operation,
  req,
}) => {
  if (!data || operation !== 'create') return data
  const begun = { state: data.state ?? 'open', dueAt: data.dueAt ?? dueNow() } as const
  const given = { ...data, ...begun, reference: dataRequestReference(data.id ?? '') }
  if (req.user?.collection !== 'staff') return given
  const email = spellEmail(data.email ?? '').toLowerCase() || null
  if (!tidyLine(data.proof ?? '')) {
    const message = say(
      req,
      'บันทึกว่ารู้ได้อย่างไรว่าผู้ขอเป็นเจ้าของข้อมูล เช่น เห็นบัตรประชาชน (ไม่ต้องจดเลข)',
      'Note how you know the data is theirs, such as an ID card (not its number)',
    )
    throw new ValidationError({ collection: 'data-requests', errors: [{ message, path: 'proof' }] })
  }
  return { ...given, email }
}

const dueNow = () => dueAfter(new Date()).toISOString()

/** Its first step records the person who entered it. */
export const noteTypedIn: CollectionAfterChangeHook<DataRequest> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create') return
  const by = req.user?.collection === 'staff' ? req.user.id : null
  await joinWrite(req, () => noteActs(req.payload, doc.id, ['received', 'proven'], by))
}

const written = { access: { create: nobody, update: nobody } }
const typed = { access: { update: nobody } }
const kept = {
  ...written,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

const secret = { ...kept, access: { ...written.access, read: nobody } }

/** Visible once it is stored. The form for a new request only contains what staff enter. */
const onceStored: Condition = (_data, _siblings, { operation }) => operation === 'update'

const channelField: SelectField = {
  ...requiredChoice('channel', label('มาทางไหน', 'How it arrived'), channelLabels),
  ...typed,
  filterOptions: ({ options, req }) => (req.user ? options.filter(isTyped) : options),
}

/**
 * Requests about personal data. Members send them from their account, others confirm them by a link to their address, and
 * administrators enter the rest. Only administrators see them. They change only by the actions on their page.
 */
export const dataRequests: CollectionConfig<'data-requests'> = {
  slug: 'data-requests',
  labels: oneAndMany(
    'คำขอเรื่องข้อมูลส่วนบุคคล',
    'Request about personal data',
    'Requests about personal data',
  ),
  admin: {
    group: groups.privacy,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'kind', 'state', 'dueAt', 'channel', 'createdAt'],
    hideAPIURL: true,
    listSearchableFields: ['reference', 'name', 'email'],
    description: label(
      'ต้องตอบภายใน 30 วัน ระบบเตือนผู้ดูแลระบบก่อนครบกำหนด 7 วัน และลบคำขอเองหลังปิดเรื่อง 1 ปี',
      'Answer within 30 days. Administrators get a reminder 7 days before. Requests are deleted automatically one year after they’re closed.',
    ),
  },
  defaultSort: 'dueAt',
  lockDocuments: false,
  access: { read: isAdministrator, create: isAdministrator, update: nobody, delete: nobody },
  hooks: { beforeValidate: [takeTypedIn], afterChange: [noteTypedIn] },
  indexes: [{ fields: ['state', 'dueAt'] }],
  fields: [
    uuidField,
    {
      name: 'desk',
      type: 'ui',
      admin: {
        condition: onceStored,
        components: {
          Field: '/features/data-request/handle/data-request-panel.admin.tsx#DataRequestPanel',
        },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    {
      ...plainText('reference', label('เลขที่คำขอ', 'Reference'), 8, { condition: onceStored }),
      ...written,
    },
    { ...requiredChoice('kind', label('ขออะไร', 'Request'), kindLabels), ...typed },
    channelField,
    { ...plainText('name', label('ชื่อผู้ขอ', 'Requester'), personLengths.name), ...typed },
    {
      ...plainText('email', label('อีเมล', 'Email'), personLengths.email, {
        description: label(
          'อีเมลที่ข้อมูลอยู่ ถ้าไม่มี ให้ตอบทางไปรษณีย์เอง',
          'The email the data is stored under. Without one, answer by post.',
        ),
      }),
      ...typed,
      index: true,
    },
    {
      ...requiredChoice('language', label('ภาษาของผู้ขอ', 'Language'), languageLabels),
      ...typed,
      defaultValue: 'th',
    },
    {
      ...plainLongText('message', label('รายละเอียด', 'Details'), dataRequestLengths.message),
      ...typed,
    },
    {
      ...plainText('proof', label('รู้ได้อย่างไรว่าเป็นเจ้าของข้อมูล', 'How identity was confirmed'), 500),
      ...typed,
    },
    {
      ...optionalChoice('state', label('สถานะ', 'State'), stateLabels, { condition: onceStored }),
      ...written,
    },
    moment('dueAt', label('ต้องตอบภายใน', 'Due')),
    moment('closedAt', label('ปิดเมื่อ', 'Closed')),
    {
      ...plainLongText('answer', label('คำตอบหรือเหตุผล', 'Answer or reason'), 500, {
        condition: onceStored,
      }),
      ...written,
    },
    {
      ...plainLongText('reopenedWhy', requestTexts.reopenedWhy, 500, {
        condition: ({ reopenedWhy }) => Boolean(reopenedWhy),
      }),
      ...written,
    },
    {
      ...optionalSwitch('looksAutomatic', label('น่าจะเป็นโปรแกรม', 'Looks automatic'), false),
      ...kept,
    },
    // No relation, so that it does not block the erasure of a member.
    { name: 'memberId', type: 'text', maxLength: 36, index: true, ...kept },
    // Hash and expiry of the emailed link.
    { name: 'proofHash', type: 'text', maxLength: 64, unique: true, ...secret },
    { name: 'proofUntil', type: 'date', ...kept },
    // Unique, so that one submission is stored once.
    { name: 'requestKey', type: 'text', maxLength: 64, unique: true, ...secret },
  ],
}

function moment(name: string, text: Label): DateField {
  const field = momentField(name, text)
  return { ...field, ...written, admin: { ...field.admin, condition: onceStored } }
}

function isTyped(option: Option): boolean {
  return ['post', 'counter'].includes(typeof option === 'string' ? option : option.value)
}
