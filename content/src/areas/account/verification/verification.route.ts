import { accountCalls } from '@washhouse/contract/account/account.calls'
import { invalidToken } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import { readLink, takeLink } from '../../../engines/accounts/mail-links.rows.ts'
import type { Writes } from '../../../engines/area.ts'
import { bindWrite } from '../../../engines/calls/bound-write.ts'
import { writeRoute } from '../../../engines/calls/write-route.ts'
import { markVerified } from '../email/member-email.rows.ts'
import { findMemberByEmail } from '../mail/mailed-member.rows.ts'
import { queueLink } from '../mail/queue-mail.ts'

const requests = { most: 30, spanSeconds: 600 }
const uses = { most: 60, spanSeconds: 600 }

/** Showing that an address is the member's. */
export const verificationWrites: Writes = (payload) => [
  writeRoute(requests, [
    bindWrite(accountCalls.requestVerification, async ({ record }) => {
      const member = await findMemberByEmail(payload, record.email)
      await queueLink(payload, member?.id, 'verify')
    }),
  ]),
  writeRoute(uses, [
    bindWrite(accountCalls.verifyEmail, ({ record }) => verify(payload, record.token)),
  ]),
]

async function verify(payload: BasePayload, token: string): Promise<undefined> {
  const link = await readLink(payload, 'verify', 'members', token)
  if (!link || !(await takeLink(payload, 'verify', token))) throw invalidToken()
  if (!(await markVerified(payload, link.accountId, link.email))) throw invalidToken()
}
