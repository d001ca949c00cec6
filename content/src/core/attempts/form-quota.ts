import type { BasePayload } from 'payload'
import { mailboxOf } from './mailbox.ts'
import { requireQuota } from './quota.rows.ts'

/** What one network may send by one public form. */
const ofNetwork = { most: 10, spanSeconds: 600 }
/** What one network may send in the name of one mailbox. */
const ofSender = { most: 10, spanSeconds: 24 * 60 * 60 }
/**
 * What may be sent in the name of one mailbox, from wherever. Anyone can type another's address, so that this is wider
 * and soon over: whoever wants to close the form for its owner needs two new networks every hour.
 */
const ofMailbox = { most: 20, spanSeconds: 60 * 60 }

/**
 * Counts what a stranger sends by a form whose every record staff have to work on. Called within the write that stores
 * it, so that what is refused is not counted.
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
