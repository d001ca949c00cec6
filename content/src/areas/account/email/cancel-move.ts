import type { BasePayload } from 'payload'
import { takeOnce, wasTaken } from '../../../engines/attempts/attempts.rows.ts'
import { endLinks, hashOfLink } from '../../../engines/accounts/mail-links.rows.ts'
import { dropMoveMails } from '../mail/queue-mail.ts'

const mark = 'cancelled move'

/**
 * Ends every move to another address that is still to be confirmed, also one whose mail has not left yet: anyone who
 * knew the old password may have asked for it. Gives whether there was one, as the member is told. Called within `writeWhole`.
 */
export async function cancelMove(payload: BasePayload, memberId: string): Promise<boolean> {
  const account = { collection: 'members', id: memberId } as const
  const ended = await endLinks(payload, account, ['email'])
  // The page of such a link tells it from one that was used. The mark is kept as long as the link would have worked.
  for (const hash of ended) await takeOnce(payload, mark, hash)
  const dropped = await dropMoveMails(payload, memberId)
  return ended.length + dropped > 0
}

/** Whether a link does not work because the password was changed. */
export async function isCancelledMove(payload: BasePayload, token: string): Promise<boolean> {
  return await wasTaken(payload, mark, hashOfLink(token))
}
