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

/** The writer's id, author profile and known permissions; parts that fail to load are empty. */
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

interface Written {
  post: number
  reply: number | null
  place: `/webboard/${string}`
}

/** Reads the ids from the path; throws a 404 if they are invalid. */
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

/** Loads a text for editing. Throws a 404 if it is removed or another member's, and a 503 if the member is unknown. */
export async function readOwn(args: MemberArgs & { params: { id: string; reply?: string } }) {
  const member = memberContentOf(args)
  const at = writtenAt(args.params)
  const [written, writer] = await Promise.all([readWritten(member, at), readWriter(member)])
  const { detail, author } = written
  if (writer.id === undefined) throw data(null, { status: 503 })
  if (detail === null || author?.id !== writer.id) throw data(null, { status: 404 })
  return { ...at, written, detail, writer }
}
