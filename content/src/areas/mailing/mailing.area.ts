import type { Area } from '../../engines/area.ts'
import { bounceWrites } from './bounce/bounce.route.ts'
import { forgetBounces } from './bounce/mail-bounce.rows.ts'
import { mailBounces } from './bounce/mail-bounces.collection.ts'
import { mailBundles } from './bundle/mail-bundles.collection.ts'
import { bundleOutbox } from './bundle/bundle-outbox.ts'
import { choiceRoutes, choiceWrites } from './choice/choice.route.ts'
import { mailChoices, mailKeys } from './choice/mail-choices.collection.ts'
import { digestIssues } from './digest/digest-issues.collection.ts'
import { digestOutbox, proofOutbox } from './digest/digest-outbox.ts'
import { leavingRoutes, leavingWrites } from './leaving/leaving.route.ts'
import { lineChoices } from './line/line-choices.collection.ts'
import { lineChoiceRoutes, lineChoiceWrites } from './line/line-choices.route.ts'
import { memberLine } from './line/line-outbox.ts'
import { mailingsOfMember } from './mailings-of-member.ts'
import { policyChanges } from './policy-change/policy-changes.collection.ts'
import { policyChangeOutbox, policyProofOutbox } from './policy-change/policy-change-outbox.ts'
import { checkHalted } from './sending/check-halted.ts'
import { mailAllowances } from './sending/mail-allowances.collection.ts'
import { scheduled } from './sending/scheduled.ts'
import { startSending } from './sending/start-sending.ts'
import { mailStartOutbox } from './start/start-outbox.ts'
import { startWrites } from './start/start.route.ts'

/** Mail that members asked for: what they are sent, and how they leave it. */
export const mailingArea: Area = {
  collections: [
    policyChanges,
    digestIssues,
    mailBundles,
    mailChoices,
    mailKeys,
    mailBounces,
    mailAllowances,
    lineChoices,
  ],
  notices: [
    '/areas/mailing/digest/digest-notice.admin.tsx#DigestNotice',
    '/areas/mailing/policy-change/policy-change-notice.admin.tsx#PolicyChangeNotice',
    '/areas/mailing/bundle/bundle-notice.admin.tsx#BundleNotice',
  ],
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
  outbox: [
    mailStartOutbox,
    digestOutbox,
    proofOutbox,
    bundleOutbox,
    policyChangeOutbox,
    policyProofOutbox,
    memberLine.outbox,
  ],
  ofMembers: mailingsOfMember,
  stallChecks: (payload) => ({
    'weekly digest': () => checkHalted(payload, 'digest_issues'),
    'changed policies': () => checkHalted(payload, 'policy_changes'),
    'daily bundle': () => checkHalted(payload, 'mail_bundles'),
  }),
  retention: { 'returned-mails': [forgetBounces] },
  start: (payload) => startSending(payload, scheduled),
}
