import { and, eq, gt, gte, isNull, lte, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { membersOf } from '../../core/accounts/sessions/session-lifetimes.ts'
import { isPostgres } from '../../platform/database/dialect.ts'
import { wholeNumber } from '../../platform/database/whole-number.ts'
import {
  followedOf,
  notificationsOf,
  postsOf,
  toldBranchesIn,
  visitsOf,
} from '../../core/notifications/notification-tables.ts'

const ofNoBranch = ['all', 'branches', 'member', 'post']
const ofNoBranches = ['all', 'branch', 'member', 'post']
/** Before any moment. */
const ever = new Date(0).toISOString()

/** Some of what a member is told. */
interface NotificationScope {
  condition: SQL | undefined
  /** What leads to it: tables, and which of their rows. */
  leads?: { from: SQL; which: SQL | undefined }
}

/**
 * What a member is told: what all are, he alone is, and followers of his branches and posts are. Each is asked for by itself,
 * so that an index leads to it past all that others are told; no notification is in two of them.
 */
export function notificationScopes(payload: BasePayload, memberId: string): NotificationScope[] {
  return [
    { condition: eq(notificationsOf(payload).audience, 'all') },
    ofHim(payload, memberId),
    ofBranches(payload, memberId),
    ofSomeBranches(payload, memberId),
    ofPosts(payload, memberId),
  ]
}

/** By his row: by his id PostgreSQL would take him for one of the members that it knows most of. */
function ofHim(payload: BasePayload, memberId: string): NotificationScope {
  const { audience, member } = notificationsOf(payload)
  const members = membersOf(payload)
  return {
    leads: { from: sql`${members}`, which: eq(members.id, memberId) },
    condition: and(eq(audience, 'member'), eq(member, members.id)),
  }
}

/** Told to those who followed the branch by then. */
function ofBranches(payload: BasePayload, memberId: string): NotificationScope {
  const { audience, branch, publishedAt } = notificationsOf(payload)
  const followed = followedOf(payload)
  return {
    leads: { from: sql`${followed}`, which: eq(followed.memberId, memberId) },
    condition: and(
      eq(branch, wholeNumber(followed.branchId)),
      gte(publishedAt, followed.createdAt),
      // As "is branch" SQLite would go through what the followers of all branches are told.
      notInArray(audience, ofNoBranch),
    ),
  }
}

/** The same of several branches; a member who follows two of them is told once. */
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
      // With "= 'branches'" databases would read the notifications of all branches.
      notInArray(audience, ofNoBranches),
    ),
  }
}

/** Told to those who followed the post by then, but for whoever replied, and who asked: he is told of each reply. */
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

/** The ids of a part, as far as it is published and wanted; of so many of the newest. */
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
  // Each dialect has a way of its own to keep the order in which one table leads to the other.
  if (!isPostgres(payload.db))
    return sql`select ${id} from ${from} cross join ${table} where ${and(which, isTold)}${cut}`
  const ofOne = sql`select ${id} from ${table} where ${isTold}${cut} offset 0`
  return sql`select told.id from ${from} cross join lateral (${ofOne}) as told where ${which ?? sql`true`}`
}

/** The condition of being told a member by now; of so many of the newest, where no others are asked for. */
export function isVisibleTo(payload: BasePayload, memberId: string, newest?: number): SQL {
  const { id, publishedAt } = notificationsOf(payload)
  const isPublished = lte(publishedAt, new Date().toISOString())
  const each = notificationScopes(payload, memberId).map((part, index) => {
    const ids = selectIds(payload, part, isPublished, newest)
    return sql`select id from (${ids}) as ${sql.identifier(`part${index}`)}`
  })
  const all = sql.join(each, sql` union all `)
  // As "in" PostgreSQL might go through the whole table.
  return isPostgres(payload.db) ? sql`${id} = any(array(${all}))` : sql`${id} in (${all})`
}
