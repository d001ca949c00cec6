import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { PendingEmail } from '@washhouse/contract/account/account.contract'
import type { MemberContent } from '../../../core/content/session/member-content.server.ts'

const none: PendingEmail = { email: null, expiresAt: null }

/** The member's unconfirmed new address; none if the service does not answer. */
export async function readPendingEmail(member: MemberContent): Promise<PendingEmail> {
  const pending = await member.settle(accountCalls.getPendingEmail)
  return pending.kind === 'ok' ? pending.value : none
}
