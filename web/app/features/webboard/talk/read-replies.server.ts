import { readReply, webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import type { BoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { repliesTo } from '@washhouse/contract/webboard/webboard.wire'
import { data } from 'react-router'
import type { MemberContent } from '../../../core/content/session/member-content.server.ts'
import { countIn, pageOf, repliesOnPage } from './reply-pages.ts'

/** One page of replies and the number of pages; null if the call fails. */
export async function readReplies(member: MemberContent, post: number, page: number) {
  const filter = repliesTo(post)
  const found = member.settle(webboardCalls.listReplies, {
    query: { filter, sort: 'position', limit: repliesOnPage, page },
  })
  // The first page holds all replies if it is not full.
  const isAll = async () => {
    const shown = await found
    return page === 1 && shown.kind === 'ok' && shown.value.length < repliesOnPage
  }
  const [shown, last] = await Promise.all([
    found,
    page === 1 && (await isAll()) ? null : readLast(member, filter),
  ])
  if (shown.kind === 'failed' || last?.kind === 'failed') return null
  const count = last ? countIn(last.value) : shown.value.length
  return { replies: shown.value, pageCount: Math.max(1, pageOf(count)) }
}

/** Five replies normally include one with a position, because few wait for approval. */
function readLast(member: MemberContent, filter: string) {
  const query = { filter, sort: '-position', limit: 5 }
  return member.settle(webboardCalls.listReplies, { query })
}

/** Reads one reply to a post; throws a 404 if it is missing. */
export async function demandReply(
  member: MemberContent,
  post: number | null,
  id: number | null,
): Promise<BoardReply> {
  if (post === null || id === null) throw data(null, { status: 404 })
  const reply = await member.demand(readReply, { path: { id } })
  if (reply.post !== post) throw data(null, { status: 404 })
  return reply
}

export async function findReply(
  member: MemberContent,
  post: number,
  id: number,
): Promise<BoardReply | null> {
  const found = await member.settle(readReply, { path: { id } })
  return found.kind === 'ok' && found.value.post === post ? found.value : null
}

/** The page of a reply; a pending reply comes after all others. */
export async function findPageOf(member: MemberContent, reply: BoardReply): Promise<number> {
  if (reply.position !== null) return pageOf(reply.position)
  const last = await readLast(member, repliesTo(reply.post))
  return last.kind === 'ok' ? Math.max(1, pageOf(countIn(last.value))) : 1
}
