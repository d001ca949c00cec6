import { leadKinds } from '@washhouse/contract/contact/contact.contract'
import type { CollectionConfig } from 'payload'
import type { Area } from '../../core/area.ts'
import { deleteOldCases } from '../../core/cases/delete-old-cases.ts'
import { contactClicks } from './click/contact-click.collection.ts'
import { contactEnv } from './contact.env.ts'
import { contactPage } from './page/contact-page.global.ts'
import { contactRoutes, contactStreams, contactWrites } from './contact.route.ts'
import { deleteOldLeads, deleteOldPhotos, sweepPhotos } from './retention/delete-old-leads.ts'
import { leadPhotos } from './photo/lead-photo.collection.ts'
import { eraseLeads, leads } from './lead/lead.collection.ts'
import { kindsOfLeads } from './lead/lead-kinds.ts'
import { leadSettings } from './lead/lead-settings.global.ts'
import { leadsOfMember } from './problem/leads-of-member.ts'
import { handleLead } from './inbox/handle-lead.endpoint.ts'
import { leadCaseKinds } from './inbox/lead-case-kinds.ts'
import { followLead } from './lead/lead-case.ts'
import { exportLeads } from './export/lead-export.endpoint.ts'
import { createLeadOutbox, notifyAssignee } from './notify/lead-outbox.ts'
import { notifyOfState } from './problem/notify-of-state.ts'

const leadsInAdmin: CollectionConfig<'leads'> = {
  ...leads,
  hooks: { ...leads.hooks, afterChange: [followLead, notifyOfState, notifyAssignee] },
  endpoints: [exportLeads, handleLead],
}

export const contactArea: Area = {
  collections: [leadsInAdmin, leadPhotos, contactClicks],
  globals: [contactPage, leadSettings],
  caseKinds: leadCaseKinds,
  routes: contactRoutes,
  writes: contactWrites,
  streams: contactStreams,
  retention: {
    ...Object.fromEntries(
      leadKinds.map((kind) => [
        kindsOfLeads[kind].kept,
        [deleteOldLeads(kind), ...deleteOldCases([kind])],
      ]),
    ),
    'problem-photos': [deleteOldPhotos],
  },
  dailyWork: (payload) => ({ 'sweep photos of leads': () => sweepPhotos(payload) }),
  personalData: leadsOfMember,
  erasable: eraseLeads,
  outbox: createLeadOutbox(contactEnv.services),
}
