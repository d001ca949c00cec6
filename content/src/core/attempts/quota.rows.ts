import { retryLater } from '@washhouse/contract/wire/errors'
import { lt, lte, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../platform/database/tables.ts'
import { attemptKey, attemptsOf } from './attempts.rows.ts'

/** How often something may be done within a span of time, which starts with the first one. */
export interface Quota {
  name: string
  most: number
  /** A day at most: then the count is deleted. */
  spanSeconds: number
}

/**
 * Counts one more for a network or a mailbox; false when there were enough. One statement, so that those that come at
 * once, also to two processes, are counted one after another. Within `writeWhole` a write that fails is not counted.
 */
export async function takeQuota(
  payload: BasePayload,
  { name, most, spanSeconds }: Quota,
  owner: string,
  now = new Date(),
): Promise<boolean> {
  const table = attemptsOf(payload)
  const key = attemptKey(payload, 'quota', name, owner)
  const time = now.toISOString()
  // `triedAt` stays at the start of the span.
  const isOver = lte(table.triedAt, new Date(now.getTime() - spanSeconds * 1000).toISOString())
  const taken = await connectionTo(payload)
    .insert(table)
    .values({ key, tries: 1, triedAt: time, createdAt: time, updatedAt: time })
    .onConflictDoUpdate({
      target: table.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${table.tries} + 1 end`,
        triedAt: sql`case when ${isOver} then excluded.tried_at else ${table.triedAt} end`,
        updatedAt: time,
      },
      setWhere: or(isOver, lt(table.tries, most)),
    })
    .returning({ tries: table.tries })
  return taken.length > 0
}

/**
 * The same for a call of a visitor.
 * @throws REQUESTS_EXCEEDED, which tells the whole span: when others began it is not told.
 */
export async function requireQuota(
  payload: BasePayload,
  quota: Quota,
  owner: string,
): Promise<void> {
  if (!(await takeQuota(payload, quota, owner))) throw retryLater(quota.spanSeconds)
}
