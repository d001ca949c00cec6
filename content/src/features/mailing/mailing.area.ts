import type { CollectionConfig } from 'payload'
import type { Area } from '../../core/area.ts'
import { bounceWrites } from './bounce/bounce.route.ts'
import { deleteOldBounces } from './bounce/mail-bounce.rows.ts'
import { campaignKinds } from './campaigns/campaign-kinds.ts'
import { campaignOutbox, testMailOutbox } from './campaigns/campaign-outbox.ts'
import { campaigns } from './campaigns/campaigns.collection.ts'
import { campaignEndpoints } from './campaigns/campaigns.endpoints.ts'
import { memberLine } from './line/line-outbox.ts'
import {
  lineChoices,
  mailAllowances,
  mailBounces,
  mailChoices,
  mailKeys,
} from './mailing.collections.ts'
import { mailingRoutes, mailingWrites } from './mailing.route.ts'
import { mailingsOfMember } from './mailings-of-member.ts'
import { checkHalted } from './sending/campaign.rows.ts'
import { startSending } from './sending/start-sending.ts'
import { mailStartOutbox } from './resubscribe/resubscribe.ts'

const campaignsInAdmin: CollectionConfig<'campaigns'> = {
  ...campaigns,
  endpoints: campaignEndpoints,
}

/** Mail and LINE messages that members chose, and how they unsubscribe. */
export const mailingArea: Area = {
  collections: [campaignsInAdmin, mailChoices, mailKeys, mailBounces, mailAllowances, lineChoices],
  notices: ['/features/mailing/campaigns/campaign-notice.admin.tsx#CampaignNotice'],
  routes: mailingRoutes,
  writes: (payload) => [...mailingWrites(payload), ...bounceWrites(payload)],
  outbox: [mailStartOutbox, campaignOutbox, testMailOutbox, memberLine.outbox],
  personalData: mailingsOfMember,
  alerts: (payload) => ({ campaigns: () => checkHalted(payload) }),
  retention: { 'returned-mails': [deleteOldBounces] },
  start: (payload) => startSending(payload, campaignKinds, memberLine.keep),
}
