import type { Area } from '../../engines/area.ts'
import { bounceWrites } from './bounce/bounce.route.ts'
import { forgetBounces } from './bounce/mail-bounce.rows.ts'
import { mailBounces } from './bounce/mail-bounces.collection.ts'
import { campaignKinds } from './campaigns/campaign-kinds.ts'
import { campaignOutbox, testMailOutbox } from './campaigns/campaign-outbox.ts'
import { campaigns } from './campaigns/campaigns.collection.ts'
import { choiceRoutes, choiceWrites } from './choice/choice.route.ts'
import { mailChoices, mailKeys } from './choice/mail-choices.collection.ts'
import { leavingRoutes, leavingWrites } from './leaving/leaving.route.ts'
import { lineChoices } from './line/line-choices.collection.ts'
import { lineChoiceRoutes, lineChoiceWrites } from './line/line-choices.route.ts'
import { memberLine } from './line/line-outbox.ts'
import { mailingsOfMember } from './mailings-of-member.ts'
import { checkHalted } from './sending/campaign.rows.ts'
import { mailAllowances } from './sending/mail-allowances.collection.ts'
import { startSending } from './sending/start-sending.ts'
import { mailStartOutbox } from './start/start-outbox.ts'
import { startWrites } from './start/start.route.ts'

/** Mail that members asked for: what they are sent, and how they leave it. */
export const mailingArea: Area = {
  collections: [campaigns, mailChoices, mailKeys, mailBounces, mailAllowances, lineChoices],
  notices: ['/areas/mailing/campaigns/campaign-notice.admin.tsx#CampaignNotice'],
  routes: (payload) => [
    ...choiceRoutes(payload),
    ...leavingRoutes(payload),
    ...lineChoiceRoutes(payload),
  ],
  writes: (payload) => [
    ...choiceWrites(payload),
    ...leavingWrites(payload),
    ...startWrites(payload),
    ...lineChoiceWrites(payload),
    ...bounceWrites(payload),
  ],
  outbox: [mailStartOutbox, campaignOutbox, testMailOutbox, memberLine.outbox],
  ofMembers: mailingsOfMember,
  stallChecks: (payload) => ({ campaigns: () => checkHalted(payload) }),
  retention: { 'returned-mails': [forgetBounces] },
  start: (payload) => startSending(payload, campaignKinds, memberLine.keep),
}
