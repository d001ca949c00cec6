import { accountCalls } from '@washhouse/contract/account/account.calls'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { data } from 'react-router'
import {
  memberContentOf,
  type MemberContent,
} from '../../../core/content/session/member-content.server.ts'
import type { MemberArgs } from '../../../core/content/session/require-member.server.ts'
import { idIn } from '../../../core/request/read-query.ts'
import { demandReply } from '../talk/read-replies.server.ts'

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

/** A post, or a reply to it, and its Thai address. */
interface Written {
  post: number
  reply: number | null
  place: `/webboard/${string}`
}

/** What a page's address names; 404 for what is neither. */
export function writtenAt(params: { id: string; reply?: string }): Written {
  const post = idIn(params.id)
  if (post === null) throw data(null, { status: 404 })
  if (params.reply === undefined) return { post, reply: null, place: `/webboard/${post}` }
  const reply = idIn(params.reply)
  if (reply === null) throw data(null, { status: 404 })
  return { post, reply, place: `/webboard/${post}/reply/${reply}` }
}

export function readWritten(member: MemberContent, { post, reply }: Omit<Written, 'place'>) {
  return reply === null
    ? member.demand(webboardCalls.readPost, { path: { id: post } })
    : demandReply(member, post, reply)
}

/**
 * What its author wants to change. Of what is another's, or gone, there is no page to change it: 404. While it is not
 * known who asks: 503.
 */
export async function readOwn(args: MemberArgs & { params: { id: string; reply?: string } }) {
  const member = memberContentOf(args)
  const at = writtenAt(args.params)
  const [written, writer] = await Promise.all([readWritten(member, at), readWriter(member)])
  const { detail, author } = written
  if (writer.id === undefined) throw data(null, { status: 503 })
  if (detail === null || author?.id !== writer.id) throw data(null, { status: 404 })
  return { ...at, written, detail, writer }
}
