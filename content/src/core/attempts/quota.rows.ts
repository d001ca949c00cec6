import { retryLater } from '@washhouse/contract/wire/errors'
import { lt, lte, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../platform/database/tables.ts'
import { attemptKey, attemptsOf } from './attempts.rows.ts'

/** A maximum count within a time span. The span starts with the first use. */
export interface Quota {
  name: string
  most: number
  /** At most one day: then the count is deleted. */
  spanSeconds: number
}

/**
 * Counts one use for a network or a mailbox; false if the quota is used up. One statement, so that concurrent uses, also
 * from other processes, are counted one after another. Within `writeWhole` a rollback also undoes the count.
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
 * `takeQuota` for a visitor's call.
 * @throws REQUESTS_EXCEEDED with the whole span as the waiting time, because the start of the span is not revealed.
 */
export async function requireQuota(
  payload: BasePayload,
  quota: Quota,
  owner: string,
): Promise<void> {
  if (!(await takeQuota(payload, quota, owner))) throw retryLater(quota.spanSeconds)
}
