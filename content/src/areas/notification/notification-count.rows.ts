import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { membersOf } from '../../engines/accounts/sessions/session-member.ts'
import { readyQuery, type ReadyQuery } from '../../ground/database/ready-query.ts'
import { connectionTo } from '../../ground/database/tables.ts'
import { notificationsOf } from '../../engines/notifications/notification-tables.ts'
import { seenUntil, type Reader } from './own-notifications.ts'
import { selectIds, toldParts } from './told-parts.ts'

const made = new WeakMap<BasePayload, ReadyQuery>()

/** How many notifications are counted at a member's bell. */
export async function countOwn(payload: BasePayload, { id, createdAt }: Reader): Promise<number> {
  const query = made.get(payload) ?? makeQuery(payload)
  made.set(payload, query)
  const [row = []] = await query({ id, createdAt, now: new Date().toISOString() })
  return row.reduce<number>((total, part) => total + Number(part), 0)
}

/** Of each part of what he is told by itself. */
function makeQuery(payload: BasePayload): ReadyQuery {
  const { publishedAt } = notificationsOf(payload)
  const members = membersOf(payload)
  const reader = { id: sql.placeholder('id'), createdAt: sql.placeholder('createdAt') }
  const isCounted = and(
    gt(publishedAt, seenUntil(payload, reader)),
    lte(publishedAt, sql.placeholder('now')),
  )
  const counted = toldParts(payload, reader.id).map((part, index) => {
    const ids = selectIds(payload, part, isCounted)
    return [
      `part${index}`,
      sql`(select count(*) from (${ids}) as told)`.as(`part${index}`),
    ] as const
  })
  const asked = connectionTo(payload)
    .select(Object.fromEntries(counted))
    .from(members)
    .where(eq(members.id, reader.id))
  return readyQuery(payload, asked)
}
