import { readReply, webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import type { BoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { repliesTo } from '@washhouse/contract/webboard/webboard.wire'
import { data } from 'react-router'
import type { MemberContent } from '../../../core/content/session/member-content.server.ts'
import { countIn, pageOf, repliesOnPage } from './reply-pages.ts'

/** One page of the replies to a post, and how many pages there are; null while they cannot be had. */
export async function readReplies(member: MemberContent, post: number, page: number) {
  const filter = repliesTo(post)
  const found = member.settle(webboardCalls.listReplies, {
    query: { filter, sort: 'position', limit: repliesOnPage, page },
  })
  // One page that is not full has all there are.
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

/** So many that one that has its place is among them: few wait at once. */
function readLast(member: MemberContent, filter: string) {
  const query = { filter, sort: '-position', limit: 5 }
  return member.settle(webboardCalls.listReplies, { query })
}

/** One reply to a post, without which there is no page: missing throws a 404 answer. */
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

/** One reply to a post, or null. */
export async function findReply(
  member: MemberContent,
  post: number,
  id: number,
): Promise<BoardReply | null> {
  const found = await member.settle(readReply, { path: { id } })
  return found.kind === 'ok' && found.value.post === post ? found.value : null
}

/** On which page a reply stands; one that waits stands behind all others. */
export async function findPageOf(member: MemberContent, reply: BoardReply): Promise<number> {
  if (reply.position !== null) return pageOf(reply.position)
  const last = await readLast(member, repliesTo(reply.post))
  return last.kind === 'ok' ? Math.max(1, pageOf(countIn(last.value))) : 1
}
