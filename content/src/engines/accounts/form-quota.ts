import type { BasePayload } from 'payload'
import { mailboxOf } from './mailbox.ts'
import { requireQuota } from './quota.rows.ts'

/** What one network may send by one public form. */
const ofNetwork = { most: 10, spanSeconds: 600 }
/** What may be sent in the name of one mailbox, from wherever. */
const ofMailbox = { most: 10, spanSeconds: 24 * 60 * 60 }

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
  await requireQuota(payload, { name: `${form} of mailbox`, ...ofMailbox }, mailboxOf(email))
}
