import { and, asc, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { OfMembers } from '../../engines/accounts/of-members.ts'
import { connectionTo } from '../../ground/database/tables.ts'
import { column } from './board-columns.ts'
import { authorsOf, postsOf, repliesOf, visitsOf } from './board-tables.ts'
import { eraseCare, ownCare } from './care-of-member.ts'

/**
 * What a member wrote stays, as of somebody who is no member any more, so that what others replied to it can be
 * understood. What nobody else has seen goes.
 */
export const webboardOfMember: OfMembers = {
  async erase(payload, memberId) {
    const connection = connectionTo(payload)
    await eraseCare(payload, memberId)
    for (const table of [postsOf(payload), repliesOf(payload)]) {
      const isHis = eq(table.memberId, memberId)
      await connection.delete(table).where(and(isHis, eq(table.state, 'waiting')))
      await connection.update(table).set({ memberId: null }).where(isHis)
    }
    for (const table of [visitsOf(payload), authorsOf(payload)])
      await connection.delete(table).where(eq(table.memberId, memberId))
  },
  async own(payload, memberId) {
    const visits = visitsOf(payload)
    const followed = await connectionTo(payload)
      .select({ post: visits.post, seenUntil: visits.seenUntil, isFollowed: visits.isFollowed })
      .from(visits)
      .where(eq(visits.memberId, memberId))
      .orderBy(asc(visits.post))
    const authors = authorsOf(payload)
    const names = await connectionTo(payload)
      .select({ nickname: authors.nickname, limitedUntil: authors.limitedUntil })
      .from(authors)
      .where(eq(authors.memberId, memberId))
    return {
      ...(await ownCare(payload, memberId)),
      web_boards: await ownPosts(payload, memberId),
      feedback_webboard: await ownReplies(payload, memberId),
      web_board_visits: followed.map(({ post, seenUntil, isFollowed }) => ({
        web_board: Number(post),
        date_seen: column.nullableMoment.parse(seenUntil),
        followed: Boolean(isFollowed),
      })),
      web_board_author: names.map(({ nickname, limitedUntil }) => ({
        nickname,
        limited_until: column.nullableMoment.parse(limitedUntil),
      })),
    }
  },
}

async function ownPosts(payload: BasePayload, memberId: string) {
  const { id, title, detail, state, createdAt, editedAt } = postsOf(payload)
  const rows = await connectionTo(payload)
    .select({ id, title, detail, state, createdAt, editedAt })
    .from(postsOf(payload))
    .where(eq(postsOf(payload).memberId, memberId))
    .orderBy(asc(id))
  return rows.map((row) => ({ title: row.title, ...written(row) }))
}

async function ownReplies(payload: BasePayload, memberId: string) {
  const { id, post, detail, state, createdAt, editedAt } = repliesOf(payload)
  const rows = await connectionTo(payload)
    .select({ id, post, detail, state, createdAt, editedAt })
    .from(repliesOf(payload))
    .where(eq(repliesOf(payload).memberId, memberId))
    .orderBy(asc(id))
  return rows.map((row) => ({ web_board: Number(row.post), ...written(row) }))
}

interface Written {
  id: unknown
  detail: unknown
  state: unknown
  createdAt: unknown
  editedAt: unknown
}

function written({ id, detail, state, createdAt, editedAt }: Written) {
  return {
    id: Number(id),
    detail,
    state,
    date_created: column.moment.parse(createdAt),
    date_edited: column.nullableMoment.parse(editedAt),
  }
}
