import type { Area } from '../../engines/area.ts'
import { env } from '../../ground/env.ts'
import { contactClicks } from './click/contact-click.collection.ts'
import { contactPage } from './page/contact-page.global.ts'
import { contactRoutes, contactWrites } from './contact.route.ts'
import { forgetLeads } from './retention/forget-leads.ts'
import { leadPhotos } from './photo/lead-photo.collection.ts'
import { sweepPhotos } from './photo/lead-photo.sweep.ts'
import { leadSettings } from './lead/lead-settings.global.ts'
import { leads } from './lead/lead.collection.ts'
import { checkLateLeads } from './inbox/late-leads.ts'
import { createLeadOutbox } from './notify/lead-outbox.ts'
import { notifyEnv } from './notify/notify.env.ts'

export const contactArea: Area = {
  collections: [leads, leadPhotos, contactClicks],
  globals: [contactPage, leadSettings],
  notices: ['/areas/contact/inbox/late-leads.admin.tsx#LateLeads'],
  dashboard: ['/areas/contact/inbox/lead-card.admin.tsx#LeadCard'],
  routes: contactRoutes,
  writes: contactWrites,
  dailyWork: (payload) => ({
    'forget leads that are done with': () => forgetLeads(payload, env.leadDays),
    'sweep photos of leads': () => sweepPhotos(payload, { keepDays: env.problemPhotoDays }),
  }),
  outbox: createLeadOutbox(notifyEnv),
  stallChecks: (payload) => ({ leads: () => checkLateLeads(payload) }),
}
