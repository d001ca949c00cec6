import type { BasePayload } from 'payload'
import { takeOnce, wasTaken } from '../../../core/attempts/attempts.rows.ts'
import { endLinks, endLinksToOthers, hashOfLink } from '../../../core/accounts/mail-links.rows.ts'
import { dropJobs } from '../../../core/mail/outbox.rows.ts'

const mark = 'cancelled move'

/**
 * Cancels every unconfirmed move to another address, or all except to `kept`, also with an unsent email. Returns whether
 * there was one. Call within `writeWhole`.
 */
export async function cancelMove(
  payload: BasePayload,
  memberId: string,
  kept?: string,
): Promise<boolean> {
  const account = { collection: 'members', id: memberId } as const
  const ended =
    kept === undefined
      ? await endLinks(payload, account, ['email'])
      : await endLinksToOthers(payload, account, 'email', kept)
  // Lets the link's page tell a cancelled link from a used one. The mark lasts as long as the link would have.
  for (const hash of ended) await takeOnce(payload, mark, hash)
  const mails = { collection: 'members', subjectId: memberId, purpose: 'new-email' } as const
  const dropped = await dropJobs(payload, mails, 'คำขอถูกยกเลิก (the request was cancelled)')
  return ended.length + dropped > 0
}

export async function isCancelledMove(payload: BasePayload, token: string): Promise<boolean> {
  return await wasTaken(payload, mark, hashOfLink(token))
}
