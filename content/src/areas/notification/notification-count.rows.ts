import { and, count, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { readyQuery, type ReadyQuery } from '../../ground/database/ready-query.ts'
import { connectionTo, tableOf } from '../../ground/database/tables.ts'
import { notificationsOf } from './notification-tables.ts'
import { isOfFollowed, isOfPost, isOwn, seenUntil, type Reader } from './own-notifications.ts'

const made = new WeakMap<BasePayload, ReadyQuery>()

/** How many notifications are counted at a member's bell. */
export async function countOwn(payload: BasePayload, { id, createdAt }: Reader): Promise<number> {
  const query = made.get(payload) ?? makeQuery(payload)
  made.set(payload, query)
  const [row = []] = await query({ id, createdAt, now: new Date().toISOString() })
  return row.reduce<number>((total, part) => total + Number(part), 0)
}

/** What all are told, what he alone is and what followers of his branches and posts are is counted apart, each by an index. */
function makeQuery(payload: BasePayload): ReadyQuery {
  const table = notificationsOf(payload)
  const members = tableOf(payload, 'members', ['id'])
  const reader = { id: sql.placeholder('id'), createdAt: sql.placeholder('createdAt') }
  const counted = (isTold: SQL | undefined) => {
    const isCounted = and(
      isTold,
      eq(table.status, 'published'),
      gt(table.publishedAt, seenUntil(payload, reader)),
      lte(table.publishedAt, sql.placeholder('now')),
    )
    return connectionTo(payload).select({ total: count() }).from(table).where(isCounted)
  }
  const parts = {
    toAll: sql`${counted(eq(table.audience, 'all'))}`.as('toAll'),
    toHim: sql`${counted(isOwn(payload, reader))}`.as('toHim'),
    toFollowers: sql`${counted(isOfFollowed(payload, reader))}`.as('toFollowers'),
    ofPosts: sql`${counted(isOfPost(payload, reader))}`.as('ofPosts'),
  }
  const asked = connectionTo(payload).select(parts).from(members).where(eq(members.id, reader.id))
  return readyQuery(payload, asked)
}
