import type { Area } from '../../engines/area.ts'
import { contactClicks } from './click/contact-click.collection.ts'
import { contactEnv } from './contact.env.ts'
import { contactPage } from './page/contact-page.global.ts'
import { contactRoutes, contactWrites } from './contact.route.ts'
import { forgetLeads } from './retention/forget-leads.ts'
import { leadPhotos } from './photo/lead-photo.collection.ts'
import { forgetPhotos, sweepPhotos } from './photo/lead-photo.sweep.ts'
import { eraseLeads } from './lead/erase-leads.ts'
import { leadSettings } from './lead/lead-settings.global.ts'
import { leads } from './lead/lead.collection.ts'
import { leadsOfMember } from './problem/leads-of-member.ts'
import { checkLateLeads } from './inbox/late-leads.ts'
import { createLeadOutbox } from './notify/lead-outbox.ts'

export const contactArea: Area = {
  collections: [leads, leadPhotos, contactClicks],
  globals: [contactPage, leadSettings],
  notices: ['/areas/contact/inbox/late-leads.admin.tsx#LateLeads'],
  dashboard: ['/areas/contact/inbox/lead-card.admin.tsx#LeadCard'],
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
