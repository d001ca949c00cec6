import type { BasePayload } from 'payload'
import { mailboxOf } from './mailbox.ts'
import { requireQuota } from './quota.rows.ts'

/** One network with one public form. */
const ofNetwork = { most: 10, spanSeconds: 600 }
/** One network in the name of one mailbox. */
const ofSender = { most: 10, spanSeconds: 24 * 60 * 60 }
/**
 * One mailbox from all networks. Anyone can type another person's address, so this limit is higher and short: to block the
 * form for the owner, an attacker needs two new networks every hour.
 */
const ofMailbox = { most: 20, spanSeconds: 60 * 60 }

/**
 * Counts a stranger's submission of a form whose records staff must process. Call it in the transaction that stores the
 * record, so that a rejected record is not counted.
 * @throws REQUESTS_EXCEEDED
 */
export async function requireFormQuota(
  payload: BasePayload,
  form: string,
  { visitor, email }: { visitor: string; email: string },
): Promise<void> {
  await requireQuota(payload, { name: `${form} of network`, ...ofNetwork }, visitor)
  const mailbox = mailboxOf(email)
  await requireQuota(payload, { name: `${form} of sender`, ...ofSender }, `${visitor} ${mailbox}`)
  await requireQuota(payload, { name: `${form} of mailbox`, ...ofMailbox }, mailbox)
}
