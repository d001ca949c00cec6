import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { membersOf } from '../../core/accounts/sessions/session-table.ts'
import { runQuery } from '../../platform/database/run-query.ts'
import { connectionTo } from '../../platform/database/tables.ts'
import { notificationsOf } from '../../core/notifications/notification-tables.ts'
import { seenUntil, type Reader } from './own-notifications.ts'
import { selectIds, toldParts } from './told-parts.ts'

/** How many notifications are counted at a member's bell. */
export async function countOwn(payload: BasePayload, reader: Reader): Promise<number> {
  const [row = []] = await runQuery(payload, selectCounts(payload, reader))
  return row.reduce<number>((total, part) => total + Number(part), 0)
}

/** Of each part of what he is told by itself. */
function selectCounts(payload: BasePayload, reader: Reader) {
  const { publishedAt } = notificationsOf(payload)
  const members = membersOf(payload)
  const isCounted = and(
    gt(publishedAt, seenUntil(payload, reader)),
    lte(publishedAt, new Date().toISOString()),
  )
  const counted = toldParts(payload, reader.id).map((part, index) => {
    const ids = selectIds(payload, part, isCounted)
    return [
      `part${index}`,
      sql`(select count(*) from (${ids}) as told)`.as(`part${index}`),
    ] as const
  })
  return connectionTo(payload)
    .select(Object.fromEntries(counted))
    .from(members)
    .where(eq(members.id, reader.id))
}
