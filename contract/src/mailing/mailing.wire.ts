import { linkTokenWire } from '../account/account.wire.ts'
import { defineWireTable } from '../wire/wire-table.ts'
import { LeavingRequest, MailChoiceChanges, MailChoices, MailLeaving } from './mailing.contract.ts'

/** `POST /api/mail_leaving` and `POST /api/mail_return` (extension). */
export const leavingRequestWire = defineWireTable('mail_leaving_request', LeavingRequest, {})

/** Response of these and of `GET /api/mail_leaving/{token}`. */
export const mailLeavingWire = defineWireTable('mail_leaving', MailLeaving, {})

/** `/api/mail_choices` (extension). */
export const mailChoicesWire = defineWireTable('mail_choices', MailChoices, {
  complainedAt: 'date_complained',
  stoppedAt: 'date_stopped',
})

/** `PATCH /api/mail_choices` (extension). */
export const mailChoiceChangesWire = defineWireTable('mail_choice_changes', MailChoiceChanges, {})

/** `POST /api/mail_start` (extension). */
export const mailStartWire = linkTokenWire
