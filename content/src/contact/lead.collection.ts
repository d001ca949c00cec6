import type { CollectionConfig } from 'payload'
import { isAdministrator, isEditor, nobody } from '../auth/access.ts'
import { uuidField } from '../database/uuid-field.ts'
import { groups, label } from '../i18n/labels.ts'
import { interestFields, machineFields, problemFields, senderFields } from './lead.fields.ts'
import { handlingFields, noteFirstAnswer, signNotes } from './lead.handling.ts'

/** What visitors sent: messages, interest in a franchise, problems. Only the service's own call makes one. */
export const leads: CollectionConfig<'leads'> = {
  slug: 'leads',
  labels: {
    singular: label('เรื่องจากลูกค้า', 'Lead'),
    plural: label('เรื่องจากลูกค้า', 'Leads'),
  },
  admin: {
    group: groups.leads,
    useAsTitle: 'firstName',
    defaultColumns: ['createdAt', 'kind', 'firstName', 'phone', 'status', 'assignee'],
    listSearchableFields: ['firstName', 'lastName', 'email', 'phone', 'reference'],
    description: label(
      'ข้อความ ผู้สนใจแฟรนไชส์ และปัญหาที่ลูกค้าแจ้ง สิ่งที่ลูกค้าส่งมาแก้ไขไม่ได้ ระบบลบให้เองเมื่อปิดเรื่องและครบกำหนดเก็บ',
      'Messages, interest in a franchise and problem reports. What a visitor sent cannot be changed; it is deleted by itself some time after it is closed.',
    ),
  },
  defaultSort: '-createdAt',
  access: { read: isEditor, create: nobody, update: isEditor, delete: isAdministrator },
  hooks: { beforeChange: [noteFirstAnswer, signNotes] },
  fields: [
    uuidField,
    ...handlingFields,
    ...senderFields,
    ...interestFields,
    ...problemFields,
    ...machineFields,
  ],
}
