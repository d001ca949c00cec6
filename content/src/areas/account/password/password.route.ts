import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { PasswordRequest } from '@washhouse/contract/account/account.contract'
import { invalidPayload } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import type { Writes } from '../../../engines/area.ts'
import { bindMemberWrite, bindWrite } from '../../../engines/calls/bound-write.ts'
import { writeRoute } from '../../../engines/calls/write-route.ts'
import { isWebsitePage } from '../../../ground/website-page.ts'
import { findMemberByEmail } from '../mail/mailed-member.rows.ts'
import { queueLink } from '../mail/queue-mail.ts'
import { changePassword } from './change-password.ts'
import { requireOwnPassword } from './own-password.ts'
import { resetPassword } from './reset-password.ts'

const requests = { most: 30, spanSeconds: 600 }
const uses = { most: 60, spanSeconds: 600 }

/** Every write about a member's password. */
export const passwordWrites: Writes = (payload) => [
  writeRoute(requests, [
    bindWrite(accountCalls.requestPasswordReset, ({ record }) => requestReset(payload, record)),
  ]),
  writeRoute(uses, [bindWrite(accountCalls.resetPassword, (sent) => resetPassword(payload, sent))]),
  writeRoute(uses, [
    bindMemberWrite(accountCalls.checkPassword, async ({ record, member, language, visitor }) => {
      const password = record.currentPassword
      await requireOwnPassword(payload, { memberId: member.id, password, language, visitor })
    }),
  ]),
  writeRoute(uses, [
    bindMemberWrite(accountCalls.changePassword, (sent) => changePassword(payload, sent)),
  ]),
]

/** The link leads to our own page, whatever is asked for. */
async function requestReset(
  payload: BasePayload,
  { email, resetUrl }: PasswordRequest,
): Promise<undefined> {
  if (resetUrl !== null && !isWebsitePage(resetUrl))
    throw invalidPayload('"reset_url" must be a page of the website')
  const member = await findMemberByEmail(payload, email)
  await queueLink(payload, member?.id, 'reset')
}
