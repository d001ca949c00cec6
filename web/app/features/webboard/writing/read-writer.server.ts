import { accountCalls } from '@washhouse/contract/account/account.calls'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import type { MemberContent } from '../../../content/session/member-content.server.ts'

/** Who is about to write: his id, how others see him named, and what is known of whether he may. */
export async function readWriter(member: MemberContent) {
  const [me, author] = await Promise.all([
    member.settle(accountCalls.getMe),
    member.settle(webboardCalls.getOwnAuthor),
  ])
  return {
    id: me.kind === 'ok' ? me.value.id : undefined,
    emailVerified: me.kind === 'ok' ? me.value.emailVerified : undefined,
    author: author.kind === 'ok' ? author.value : null,
  }
}
