import { notificationCalls } from '@washhouse/contract/notification/notification.calls'
import { forMember } from '../../core/content/session/for-member.server.ts'
import { memberContentOf } from '../../core/content/session/member-content.server.ts'
import type { MemberArgs } from '../../core/content/session/require-member.server.ts'
import type { UnreadNotifications } from './use-unread.ts'

/** No page waits longer for the number in its header. */
const patienceMilliseconds = 300

/**
 * Number of unread notifications of the member. In the page, it is visible without scripts, and the notification menu needs
 * no request after hydration. Undefined for everyone else, and if it is not known in time.
 */
export async function readUnread(args: MemberArgs): Promise<UnreadNotifications | undefined> {
  const counted = forMember(args, () =>
    memberContentOf(args).settle(notificationCalls.countNotifications),
  )
  const found = await Promise.race([counted, patience()])
  return found?.kind === 'ok' ? found.value : undefined
}

async function patience(): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, patienceMilliseconds).unref())
}
