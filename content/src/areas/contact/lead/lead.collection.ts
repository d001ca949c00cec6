import type { CollectionConfig } from 'payload'
import { isAdministrator, isEditor } from '../../../ground/access.ts'
import { uuidField } from '../../../ground/fields/uuid-field.ts'
import { groups, label, oneAndMany } from '../../../ground/languages/labels.ts'
import { exportLeads } from '../export/lead-export.endpoint.ts'
import { tellAssignee } from '../notify/tell-assignee.ts'
import { tellOfState } from '../problem/tell-of-state.ts'
import { noteErasedLead } from './erase-leads.ts'
import { historyFields, keepHistory } from './lead-history.ts'
import { recordFields, typedIn } from '../inbox/lead-inbox.ts'
import { findAsMeant } from '../inbox/lead-search.ts'
import { sourceField, takeByHand } from './lead-by-hand.ts'
import { interestFields, machineFields, problemFields, senderFields } from './lead.fields.ts'
import { handlingFields, noteFirstAnswer } from './lead.handling.ts'
import { noteStateChange, stateChangedField } from '../problem/public-state.ts'

/** What visitors sent: messages, interest in a franchise, problems. Staff write down who called. */
export const leads: CollectionConfig<'leads'> = {
  slug: 'leads',
  labels: oneAndMany('เรื่องจากลูกค้า', 'Lead', 'Leads'),
  admin: {
    group: groups.leads,
    useAsTitle: 'firstName',
    defaultColumns: ['firstName', 'kind', 'status', 'createdAt', 'place', 'assignee', 'phone'],
    components: { beforeListTable: ['/areas/contact/inbox/lead-views.admin.tsx#LeadViews'] },
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
    afterChange: [tellOfState, tellAssignee],
    afterDelete: [noteErasedLead],
  },
  endpoints: [exportLeads],
  fields: [
    uuidField,
    ...recordFields,
    ...typedIn([sourceField, ...senderFields, ...interestFields, ...problemFields]),
    ...historyFields,
    ...handlingFields,
    ...machineFields,
    stateChangedField,
  ],
}
