import { and, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../platform/database/tables.ts'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import { postsOf, repliesOf } from '../tables/board-tables.ts'

/** Posts whose replies a reader may see. */
export function isSeenPost(payload: BasePayload, reader: string): SQL | undefined {
  const { state, memberId } = postsOf(payload)
  return or(
    inArray(state, ['published', 'withdrawn']),
    and(inArray(state, ['waiting', 'hidden']), eq(memberId, reader)),
  )
}

/** The reader's own waiting replies, which have no position yet. */
export function isOwnWaiting(payload: BasePayload, reader: string): SQL | undefined {
  const { memberId, state, place } = repliesOf(payload)
  return and(eq(memberId, reader), eq(state, 'waiting'), isNull(place))
}

/** Replies visible to a reader, given that their post is. */
export function isSeenReply(payload: BasePayload, reader: string): SQL | undefined {
  const { memberId, state, place } = repliesOf(payload)
  return or(
    and(inArray(state, ['published', 'withdrawn']), gt(place, 0)),
    isOwnWaiting(payload, reader),
    and(eq(memberId, reader), eq(state, 'hidden')),
  )
}

/** The reply's post, as a correlated subquery: `in` would list all visible posts for each reply. */
export function standsBelow(payload: BasePayload, condition: SQL | undefined) {
  const posts = postsOf(payload)
  return connectionTo(payload)
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, wholeNumber(repliesOf(payload).post)), condition))
}
