import { leadKinds } from '@washhouse/contract/contact/contact.contract'
import type { CollectionConfig } from 'payload'
import type { Area } from '../../core/area.ts'
import { forgetCases } from '../../core/cases/forget-cases.ts'
import { contactClicks } from './click/contact-click.collection.ts'
import { contactEnv } from './contact.env.ts'
import { contactPage } from './page/contact-page.global.ts'
import { contactRoutes, contactWrites } from './contact.route.ts'
import { forgetLeads, forgetPhotos, sweepPhotos } from './retention/forget-leads.ts'
import { leadPhotos } from './photo/lead-photo.collection.ts'
import { eraseLeads, leads } from './lead/lead.collection.ts'
import { kindsOfLeads } from './lead/lead-kinds.ts'
import { leadSettings } from './lead/lead-settings.global.ts'
import { leadsOfMember } from './problem/leads-of-member.ts'
import { handleLead } from './inbox/handle-lead.endpoint.ts'
import { leadCaseKinds } from './inbox/lead-case-kinds.ts'
import { followLead } from './lead/lead-case.ts'
import { exportLeads } from './export/lead-export.endpoint.ts'
import { createLeadOutbox, tellAssignee } from './notify/lead-outbox.ts'
import { tellOfState } from './problem/tell-of-state.ts'

const leadsInAdmin: CollectionConfig<'leads'> = {
  ...leads,
  hooks: { ...leads.hooks, afterChange: [followLead, tellOfState, tellAssignee] },
  endpoints: [exportLeads, handleLead],
}

export const contactArea: Area = {
  collections: [leadsInAdmin, leadPhotos, contactClicks],
  globals: [contactPage, leadSettings],
  caseKinds: leadCaseKinds,
  routes: contactRoutes,
  writes: contactWrites,
  retention: {
    ...Object.fromEntries(
      leadKinds.map((kind) => [
        kindsOfLeads[kind].kept,
        [forgetLeads(kind), ...forgetCases([kind])],
      ]),
    ),
    'problem-photos': [forgetPhotos],
  },
  dailyWork: (payload) => ({ 'sweep photos of leads': () => sweepPhotos(payload) }),
  ofMembers: leadsOfMember,
  erasable: eraseLeads,
  outbox: createLeadOutbox(contactEnv.services),
}
