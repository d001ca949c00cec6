import type { CollectionConfig } from 'payload'
import type { Area } from '../../core/area.ts'
import { contactClicks } from './click/contact-click.collection.ts'
import { contactEnv } from './contact.env.ts'
import { contactPage } from './page/contact-page.global.ts'
import { contactRoutes, contactWrites } from './contact.route.ts'
import { forgetLeads, forgetPhotos, sweepPhotos } from './retention/forget-leads.ts'
import { leadPhotos } from './photo/lead-photo.collection.ts'
import { eraseLeads, leads } from './lead/lead.collection.ts'
import { leadSettings } from './lead/lead-settings.global.ts'
import { leadsOfMember } from './problem/leads-of-member.ts'
import { checkLateLeads } from './inbox/lead-views.ts'
import { exportLeads } from './export/lead-export.endpoint.ts'
import { createLeadOutbox, tellAssignee } from './notify/lead-outbox.ts'
import { tellOfState } from './problem/tell-of-state.ts'

const leadsInAdmin: CollectionConfig<'leads'> = {
  ...leads,
  hooks: { ...leads.hooks, afterChange: [tellOfState, tellAssignee] },
  endpoints: [exportLeads],
}

export const contactArea: Area = {
  collections: [leadsInAdmin, leadPhotos, contactClicks],
  globals: [contactPage, leadSettings],
  notices: ['/features/contact/inbox/late-leads.admin.tsx#LateLeads'],
  dashboard: ['/features/contact/inbox/lead-card.admin.tsx#LeadCard'],
  routes: contactRoutes,
  writes: contactWrites,
  retention: {
    'franchise-leads': [forgetLeads('franchise')],
    'problem-reports': [forgetLeads('problem')],
    messages: [forgetLeads('contact')],
    'problem-photos': [forgetPhotos],
  },
  dailyWork: (payload) => ({ 'sweep photos of leads': () => sweepPhotos(payload) }),
  ofMembers: leadsOfMember,
  erasable: eraseLeads,
  outbox: createLeadOutbox(contactEnv.services),
  stallChecks: (payload) => ({ leads: () => checkLateLeads(payload) }),
}
