import type { CollectionConfig, CollectionAfterDeleteHook } from 'payload'
import { isAdministrator, isEditor } from '../../../platform/access.ts'
import { uuidField } from '../../../platform/fields/uuid-field.ts'
import { groups, label, oneAndMany } from '../../../platform/languages/labels.ts'
import { historyFields, keepHistory, noteFirstAnswer, noteStateChange } from './lead-history.ts'
import { closeLeads } from './lead-case.ts'
import { recordFields, typedIn } from './record.fields.ts'
import { findAsMeant } from './lead-search.ts'
import { sourceField, takeByHand } from './lead-by-hand.ts'
import { fieldsOfKinds } from './lead-kinds.ts'
import { machineFields, senderFields, handlingFields } from './lead.fields.ts'
import { type Erasable, noteErased } from '../../../core/erasures/erasures.rows.ts'
import { requestConnection, joinWrite } from '../../../platform/database/tables.ts'

/** Deletions by staff must be repeated after a restore. Retention deletes expired leads again by itself. */
export const noteErasedLead: CollectionAfterDeleteHook = async ({ id, req }) => {
  await joinWrite(req, () => closeLeads(req.payload, [String(id)]))
  if (req.user?.collection !== 'staff') return
  await noteErased(req.payload, 'leads', [id], await requestConnection(req))
}

/** What visitors sent: messages, interest in a franchise, problems. Staff also enter callers. */
export const leads: CollectionConfig<'leads'> = {
  slug: 'leads',
  labels: oneAndMany('เรื่องจากลูกค้า', 'Lead', 'Leads'),
  admin: {
    group: groups.leads,
    useAsTitle: 'firstName',
    defaultColumns: ['firstName', 'kind', 'status', 'createdAt', 'place', 'assignee', 'phone'],
    components: { beforeListTable: ['/features/contact/inbox/lead-views.admin.tsx#LeadViews'] },
    hideAPIURL: true,
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
    listSearchableFields: ['firstName', 'lastName', 'email', 'phone', 'reference'],
    description: label(
      'ข้อความ ผู้สนใจแฟรนไชส์ และปัญหาที่ลูกค้าแจ้ง สิ่งที่ลูกค้าส่งมาแก้ไขไม่ได้ ระบบลบให้เองเมื่อปิดเรื่องและครบกำหนดเก็บ',
      'Messages, interest in a franchise and problem reports. What a visitor sent cannot be changed; it is deleted by itself some time after it is closed.',
    ),
  },
  defaultSort: '-createdAt',
  access: { read: isEditor, create: isEditor, update: isEditor, delete: isAdministrator },
  hooks: {
    beforeOperation: [findAsMeant],
    beforeValidate: [takeByHand],
    beforeChange: [noteFirstAnswer, noteStateChange, keepHistory],
    afterDelete: [noteErasedLead],
  },
  fields: [
    uuidField,
    ...recordFields,
    ...typedIn([sourceField, ...senderFields, ...fieldsOfKinds]),
    ...historyFields,
    ...handlingFields,
    ...machineFields,
  ],
}

export const eraseLeads: Erasable = {
  collection: 'leads',
  async eraseAgain(payload, id) {
    // Another replay may have deleted it before.
    await payload.delete({ collection: 'leads', where: { id: { equals: id } } })
  },
}
