import type { BasePayload } from 'payload'
import { writeWhole } from '../../platform/database/tables.ts'
import { plainEmail, mailboxOf } from '../attempts/mailbox.ts'
import { takeOnce } from '../attempts/attempts.rows.ts'
import { type Quota, takeQuota } from '../attempts/quota.rows.ts'
import type { Mail, MailShare } from './mail.ts'

const hourSeconds = 60 * 60

/** Limits of emails that strangers can cause, per address and per mailbox; also documented in docs/mail.md. */
const quotas: Record<MailShare, readonly (Quota & { ownerOf: (address: string) => string })[]> = {
  strangers: [
    { name: 'mail of strangers', most: 5, spanSeconds: 24 * hourSeconds, ownerOf: mailboxOf },
  ],
  // Anyone can register more addresses of the same mailbox; these must not use up its owner's limit.
  reset: [
    { name: 'mail of reset', most: 5, spanSeconds: hourSeconds, ownerOf: plainEmail },
    { name: 'mail of resets', most: 30, spanSeconds: hourSeconds, ownerOf: mailboxOf },
  ],
}

/** Thrown before sending: the mailbox has reached its limit. */
export class MailLimitError extends Error {
  override readonly name = 'MailLimitError'
  override readonly message = 'ส่งถึงอีเมลนี้ครบจำนวนแล้ว (enough mails to one mailbox for now)'
}

/**
 * Counts an email before it is sent, once for all attempts. Emails without a share are not counted.
 * @throws MailLimitError
 */
export async function requireShare(
  payload: BasePayload,
  { id, to, share }: Pick<Mail, 'id' | 'to' | 'share'>,
): Promise<void> {
  if (share === undefined) return
  await writeWhole(payload, async () => {
    if (!(await takeOnce(payload, 'counted mail', id))) return
    for (const address of to)
      for (const quota of quotas[share])
        if (!(await takeQuota(payload, quota, quota.ownerOf(address)))) throw new MailLimitError()
  })
}
