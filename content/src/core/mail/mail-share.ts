import type { BasePayload } from 'payload'
import { writeWhole } from '../../platform/database/tables.ts'
import { plainEmail, mailboxOf } from '../attempts/mailbox.ts'
import { takeOnce } from '../attempts/attempts.rows.ts'
import { type Quota, takeQuota } from '../attempts/quota.rows.ts'
import type { Mail, MailShare } from './mail.ts'

const hourSeconds = 60 * 60

/** How many mails that strangers can cause an address or its mailbox gets; docs/mail.md says so, too. */
const quotas: Record<MailShare, readonly (Quota & { ownerOf: (address: string) => string })[]> = {
  strangers: [
    { name: 'mail of strangers', most: 5, spanSeconds: 24 * hourSeconds, ownerOf: mailboxOf },
  ],
  // Anyone can register more addresses of the same mailbox: they shall not use up what its owner gets.
  reset: [
    { name: 'mail of reset', most: 5, spanSeconds: hourSeconds, ownerOf: plainEmail },
    { name: 'mail of resets', most: 30, spanSeconds: hourSeconds, ownerOf: mailboxOf },
  ],
}

/** Thrown in place of sending: the mailbox has had its share. */
export class MailLimitError extends Error {
  override readonly name = 'MailLimitError'
  override readonly message = 'ส่งถึงอีเมลนี้ครบจำนวนแล้ว (enough mails to one mailbox for now)'
}

/**
 * Counts a mail before it leaves, once however often it is tried. What has no share is not counted.
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
