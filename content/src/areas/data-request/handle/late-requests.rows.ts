import { and, count, eq, lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../ground/database/tables.ts'
import { log } from '../../../ground/log.ts'
import { requestsOf } from '../request/data-request.tables.ts'
import { remindedUntil } from '../request/due.ts'

async function countDue(payload: BasePayload, until: Date): Promise<number> {
  const { state, dueAt } = requestsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ total: count() })
    .from(requestsOf(payload))
    .where(and(eq(state, 'open'), lte(dueAt, until.toISOString())))
  return Number(row?.total ?? 0)
}

/** How many open requests there are, and how many of them are due within a week, or were. */
export async function countRequests(
  payload: BasePayload,
  now: Date,
): Promise<{ open: number; due: number }> {
  const { state } = requestsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ total: count() })
    .from(requestsOf(payload))
    .where(eq(state, 'open'))
  return { open: Number(row?.total ?? 0), due: await countDue(payload, remindedUntil(now)) }
}

/** For the watch: how to say that requests have not been answered in time. */
export async function checkLateRequests(payload: BasePayload): Promise<(() => void) | undefined> {
  const late = await countDue(payload, new Date())
  return late === 0 ? undefined : () => log.warn({ late }, 'requests about personal data are late')
}
