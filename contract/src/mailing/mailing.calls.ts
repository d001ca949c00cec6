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
 * Mail that members asked for (issue 19, ours): choosing, leaving without signing in, and having it sent to an address
 * again at which it was turned back. A link's token that is unknown, or whose member is there no more, is refused with
 * INVALID_TOKEN, and not found; the one by which mail is left works for as long as its member's account lives.
 */
export const mailingCalls = {
  readLeaving: defineCall('readLeaving', {
    path: '/api/mail_leaving/{token}',
    summary: 'What a mail’s link to leave is about; changes nothing',
    isLocalised: false,
    answer: one(mailLeavingWire),
  }),
  leaveMail: defineWrite('leaveMail', {
    path: '/api/mail_leaving',
    summary: 'Leaves a kind of mail, or all, by a mail’s link; the same again changes nothing',
    table: leavingRequestWire,
    answer: one(mailLeavingWire),
    ...byToken,
  }),
  returnToMail: defineWrite('returnToMail', {
    path: '/api/mail_return',
    summary: 'Comes back to what was left, by the same link',
    table: leavingRequestWire,
    answer: one(mailLeavingWire),
    ...byToken,
  }),
  getMailChoices: defineCall('getMailChoices', {
    path: choices,
    summary: 'What the member is mailed beside what his account needs',
    caller: 'member',
    isLocalised: false,
    answer: one(mailChoicesWire),
  }),
  changeMailChoices: defineWrite('changeMailChoices', {
    method: 'PATCH',
    path: choices,
    summary: 'Chooses what the member is mailed; email_notifications and email_frequency follow',
    caller: 'member',
    table: mailChoiceChangesWire,
    answer: one(mailChoicesWire),
  }),
  askMailStart: defineWrite('askMailStart', {
    method: 'POST',
    path: '/api/mail_start_request',
    summary: 'Mails a link by which the member shows that mail arrives at his address again',
    caller: 'member',
  }),
  startMail: defineWrite('startMail', {
    path: '/api/mail_start',
    summary: 'Has mail sent to an address again by the link that arrived there',
    table: mailStartWire,
    ...byToken,
  }),
}
