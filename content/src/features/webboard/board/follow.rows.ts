import { maxFollowedPosts as max } from '@washhouse/contract/webboard/webboard.calls'
import { failedValidation, notFound } from '@washhouse/contract/wire/errors'
import { maxId } from '@washhouse/contract/wire/parameters'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import { and, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Member } from '../../../core/calls/member.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import { postsOf, visitsOf } from '../tables/board-tables.ts'
import { lockMember } from './locked-author.rows.ts'

/** Before any moment. */
const ever = new Date(0).toISOString()

/** Of what a member has to do with a post: that he is told of its replies. An index serves it. */
export const isFollowing = (visits: ReturnType<typeof visitsOf>): SQL => gt(visits.followedAt, ever)

/**
 * Has a member be told of replies to a post. One that he follows already stays as it is.
 * @throws FaultyBody where it is not shown, or is one more than he may follow; INVALID_CREDENTIALS where he is gone.
 */
export async function followPost(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  post: number,
): Promise<void> {
  const visits = visitsOf(payload)
  await writeWhole(payload, async () => {
    // Till the end of the write: of two more that he follows at once, one waits.
    await lockMember(payload, memberId)
    if (!(await isShown(payload, post))) throw refuse('choice', 'There is no post of this id')
    const others = await followedOfOthers(payload, memberId)
    const isKnown = others.includes(post) || (await isFollowed(payload, memberId, post))
    if (isKnown) return
    if (others.length >= max) throw refuse('max', `At most ${max} posts can be followed`, { max })
    const now = new Date().toISOString()
    await connectionTo(payload)
      .insert(visits)
      .values({ memberId, post, followedAt: now, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [visits.memberId, visits.post],
        set: { followedAt: now, updatedAt: now },
      })
  })
}

/**
 * Has a member be told of replies to a post no more, whether he was or not.
 * @throws NOT_FOUND for what can be no id.
 */
export async function unfollowPost(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  post: string,
): Promise<void> {
  if (!/^\d+$/.test(post) || Number(post) > maxId) throw notFound('Post')
  const visits = visitsOf(payload)
  await connectionTo(payload)
    .update(visits)
    .set({ followedAt: null, updatedAt: new Date().toISOString() })
    .where(and(eq(visits.memberId, memberId), eq(visits.post, Number(post))))
}

async function isShown(payload: BasePayload, post: number): Promise<boolean> {
  if (post > maxId) return false
  const { id, state } = postsOf(payload)
  const found = await connectionTo(payload)
    .select({ id })
    .from(postsOf(payload))
    .where(and(eq(id, post), eq(state, 'published')))
  return found.length > 0
}

async function isFollowed(payload: BasePayload, memberId: string, post: number): Promise<boolean> {
  const visits = visitsOf(payload)
  const isIt = and(eq(visits.memberId, memberId), eq(visits.post, post), isFollowing(visits))
  const found = await connectionTo(payload).select({ post: visits.post }).from(visits).where(isIt)
  return found.length > 0
}

/** Those that are shown: what he cannot see he could not leave either. His own count for nothing. */
async function followedOfOthers(payload: BasePayload, memberId: string): Promise<number[]> {
  const visits = visitsOf(payload)
  const posts = postsOf(payload)
  const isOfOthers = or(isNull(posts.memberId), ne(posts.memberId, memberId))
  const rows = await connectionTo(payload)
    .select({ post: visits.post })
    .from(visits)
    .innerJoin(posts, eq(posts.id, wholeNumber(visits.post)))
    .where(
      and(
        eq(visits.memberId, memberId),
        isFollowing(visits),
        eq(posts.state, 'published'),
        isOfOthers,
      ),
    )
  return rows.map((row) => Number(row.post))
}

function refuse(
  type: 'choice' | 'max',
  reason: string,
  bound: Record<string, number> = {},
): FaultyBody {
  return new FaultyBody([failedValidation('web_board', type, reason, bound)])
}
