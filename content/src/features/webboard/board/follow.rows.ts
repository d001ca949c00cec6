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

const ever = new Date(0).toISOString()

/** Condition on visits: the member follows the post. An index serves it. */
export const isFollowing = (visits: ReturnType<typeof visitsOf>): SQL => gt(visits.followedAt, ever)

/**
 * Follows a post; an existing subscription keeps its start.
 * @throws FaultyBody if the post is not published, or the limit is reached; INVALID_CREDENTIALS if the member is deleted.
 */
export async function followPost(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  post: number,
): Promise<void> {
  const visits = visitsOf(payload)
  await writeWhole(payload, async () => {
    // Locked until the transaction ends, so that concurrent calls respect the limit.
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
 * Unfollows a post; idempotent.
 * @throws NOT_FOUND for an invalid id.
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

/** Only published posts: a member could not unfollow others. Own posts do not count. */
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
