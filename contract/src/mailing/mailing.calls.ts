import { one } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { defineWrite } from '../wire/write.ts'
import {
  leavingRequestWire,
  mailChoiceChangesWire,
  mailChoicesWire,
  mailLeavingWire,
  mailStartWire,
} from './mailing.wire.ts'

const choices = '/api/mail_choices'
const byToken = { refuses: 'payload' } as const

/**
 * Optional email (extension): settings, unsubscribing without signing in, and resuming email to a suppressed address. An
 * unknown token, or one of a deleted member, returns INVALID_TOKEN; reading it returns NOT_FOUND. Unsubscribe tokens are
 * valid while the account exists.
 */
export const mailingCalls = {
  readLeaving: defineCall('readLeaving', {
    path: '/api/mail_leaving/{token}',
    summary: 'Returns the email kind and status behind an unsubscribe link. Changes nothing.',
    isLocalised: false,
    answer: one(mailLeavingWire),
  }),
  leaveMail: defineWrite('leaveMail', {
    path: '/api/mail_leaving',
    summary:
      'Unsubscribes from one kind of email, or from all, with the token of an unsubscribe link. Idempotent.',
    table: leavingRequestWire,
    answer: one(mailLeavingWire),
    ...byToken,
  }),
  returnToMail: defineWrite('returnToMail', {
    path: '/api/mail_return',
    summary: 'Undoes an unsubscription with the same token.',
    table: leavingRequestWire,
    answer: one(mailLeavingWire),
    ...byToken,
  }),
  getMailChoices: defineCall('getMailChoices', {
    path: choices,
    summary: 'Returns the signed-in member’s settings for optional emails.',
    caller: 'member',
    isLocalised: false,
    answer: one(mailChoicesWire),
  }),
  changeMailChoices: defineWrite('changeMailChoices', {
    method: 'PATCH',
    path: choices,
    summary:
      'Updates the signed-in member’s settings for optional emails. Also updates `email_notifications` and `email_frequency` of the profile.',
    caller: 'member',
    table: mailChoiceChangesWire,
    answer: one(mailChoicesWire),
  }),
  askMailStart: defineWrite('askMailStart', {
    method: 'POST',
    path: '/api/mail_start_request',
    summary:
      'Emails a link to the signed-in member’s suppressed address to confirm that email arrives again.',
    caller: 'member',
  }),
  startMail: defineWrite('startMail', {
    path: '/api/mail_start',
    summary: 'Resumes optional emails to a suppressed address with the token of the emailed link.',
    table: mailStartWire,
    ...byToken,
  }),
}
