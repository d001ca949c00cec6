import { sameInBoth } from '../wire/entity.fixtures.ts'
import type {
  LeavingRequest,
  MailChoiceChanges,
  MailChoices,
  MailLeaving,
} from './mailing.contract.ts'

const token = 'b7wJ2oEw0n1n6i3mDqk1b0mD4cRrP0xg4vX1c1dA7Vd9cZkq3b0YtQ2u1sLk'
const request: LeavingRequest = { token, scope: 'all' }
const leaving: MailLeaving = { kind: 'digest', left: ['digest', 'bundle'] }
const changes: MailChoiceChanges = { digest: 'weekly', bundle: true }
const stopped = '2026-11-20T08:15:00.000Z'

export const leavingRequestFixture = sameInBoth<LeavingRequest>(request, request)

export const mailLeavingFixture = sameInBoth<MailLeaving>(leaving, leaving)

export const mailChoicesFixture = sameInBoth<MailChoices>(
  { ...changes, complainedAt: null, stoppedAt: stopped },
  { ...changes, date_complained: null, date_stopped: stopped },
)

export const mailChoiceChangesFixture = sameInBoth<MailChoiceChanges>(changes, changes)
