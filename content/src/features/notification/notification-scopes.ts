import { and, eq, gt, gte, isNull, lte, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { membersOf } from '../../core/accounts/member-tables.ts'
import { isPostgres } from '../../platform/database/dialect.ts'
import { wholeNumber } from '../../platform/database/whole-number.ts'
import {
  followedOf,
  notificationsOf,
  postsOf,
  toldBranchesIn,
  visitsOf,
} from '../../core/notifications/notification-tables.ts'

const otherThanOneBranch = ['all', 'branches', 'member', 'post']
const otherThanSeveralBranches = ['all', 'branch', 'member', 'post']
const ever = new Date(0).toISOString()

/** A subset of a member's notifications. */
interface NotificationScope {
  condition: SQL | undefined
  /** For a join: the tables that the query reads first (`from`), and their condition (`which`). */
  leads?: { from: SQL; which: SQL | undefined }
}

/**
 * A member's notifications: to all, to this member, and to followers of branches and posts. The scopes are disjoint. Each
 * scope is a separate query, so that an index finds its rows without reading other members' notifications.
 */
export function notificationScopes(payload: BasePayload, memberId: string): NotificationScope[] {
  return [
    { condition: eq(notificationsOf(payload).audience, 'all') },
    ownNotifications(payload, memberId),
    ofBranches(payload, memberId),
    ofSomeBranches(payload, memberId),
    ofPosts(payload, memberId),
  ]
}

/**
 * The id comes from a join, not as a constant: for a constant, PostgreSQL's plan would suit only the members with the most
 * notifications.
 */
function ownNotifications(payload: BasePayload, memberId: string): NotificationScope {
  const { audience, member } = notificationsOf(payload)
  const members = membersOf(payload)
  return {
    leads: { from: sql`${members}`, which: eq(members.id, memberId) },
    condition: and(eq(audience, 'member'), eq(member, members.id)),
  }
}

/** For members who followed the branch at that time. */
function ofBranches(payload: BasePayload, memberId: string): NotificationScope {
  const { audience, branch, publishedAt } = notificationsOf(payload)
  const followed = followedOf(payload)
  return {
    leads: { from: sql`${followed}`, which: eq(followed.memberId, memberId) },
    condition: and(
      eq(branch, wholeNumber(followed.branchId)),
      gte(publishedAt, followed.createdAt),
      // Same as `audience = 'branch'`, but SQLite does not choose the index of audiences for it.
      notInArray(audience, otherThanOneBranch),
    ),
  }
}

/** The same for several branches; one result for a member who follows two of them. */
function ofSomeBranches(payload: BasePayload, memberId: string): NotificationScope {
  const { audience, id, publishedAt } = notificationsOf(payload)
  const followed = followedOf(payload)
  const branches = toldBranchesIn(payload)
  const own = sql`select ${branches.parent} as told, min(${followed.createdAt}) as since
    from ${followed} inner join ${branches}
      on ${eq(branches.branchesID, wholeNumber(followed.branchId))}
    where ${eq(followed.memberId, memberId)} group by ${branches.parent}`
  return {
    leads: { from: sql`(${own}) as own`, which: undefined },
    condition: and(
      eq(id, sql`own.told`),
      gte(publishedAt, sql`own.since`),
      // Same as `audience = 'branches'`, but databases do not choose the index of audiences for it.
      notInArray(audience, otherThanSeveralBranches),
    ),
  }
}

/**
 * For members who followed the post at that time, except the replier, and except the post's author: the author gets their own
 * notification of each reply.
 */
function ofPosts(payload: BasePayload, memberId: string): NotificationScope {
  const { member, post, publishedAt } = notificationsOf(payload)
  const visits = visitsOf(payload)
  const posts = postsOf(payload)
  return {
    leads: {
      from: sql`${visits} inner join ${posts} on ${eq(posts.id, wholeNumber(visits.post))}`,
      which: and(
        eq(visits.memberId, memberId),
        gt(visits.followedAt, ever),
        or(isNull(posts.memberId), ne(posts.memberId, memberId)),
      ),
    },
    condition: and(
      eq(post, visits.post),
      gte(publishedAt, visits.followedAt),
      or(isNull(member), ne(member, memberId)),
    ),
  }
}

/** Ids of a scope's published notifications that meet a condition; `newest` limits them to the latest. */
export function selectIds(
  payload: BasePayload,
  { condition, leads }: NotificationScope,
  isWanted: SQL | undefined,
  newest?: number,
): SQL {
  const table = notificationsOf(payload)
  const { id, status, publishedAt } = table
  const isTold = and(eq(status, 'published'), condition, isWanted)
  const cut =
    newest === undefined ? sql`` : sql` order by ${publishedAt} desc, ${id} desc limit ${newest}`
  if (!leads) return sql`select ${id} from ${table} where ${isTold}${cut}`
  const { from, which } = leads
  // Forces the join order: `cross join` in SQLite, `lateral` with `offset 0` in PostgreSQL.
  if (!isPostgres(payload.db))
    return sql`select ${id} from ${from} cross join ${table} where ${and(which, isTold)}${cut}`
  const ofOne = sql`select ${id} from ${table} where ${isTold}${cut} offset 0`
  return sql`select told.id from ${from} cross join lateral (${ofOne}) as told where ${which ?? sql`true`}`
}

/** Condition: the notification is visible to a member now; `newest` limits each scope to the latest. */
export function isVisibleTo(payload: BasePayload, memberId: string, newest?: number): SQL {
  const { id, publishedAt } = notificationsOf(payload)
  const isPublished = lte(publishedAt, new Date().toISOString())
  const each = notificationScopes(payload, memberId).map((part, index) => {
    const ids = selectIds(payload, part, isPublished, newest)
    return sql`select id from (${ids}) as ${sql.identifier(`part${index}`)}`
  })
  const all = sql.join(each, sql` union all `)
  // With `in`, PostgreSQL might scan the whole table.
  return isPostgres(payload.db) ? sql`${id} = any(array(${all}))` : sql`${id} in (${all})`
}
