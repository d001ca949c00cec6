import { and, count, eq, isNull, lte, ne, notExists, or } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../ground/database/tables.ts'
import { log } from '../../../ground/log.ts'
import { breachesOf, breachStepsOf } from '../register/breach.tables.ts'
import { noticeHours } from '../register/clock.ts'

const hourMs = 60 * 60_000

/** How many breaches are open, and of how many the office should have been told by a moment and was not. */
export async function countBreaches(
  payload: BasePayload,
  now: Date,
): Promise<{ open: number; overdue: number }> {
  const table = breachesOf(payload)
  const steps = breachStepsOf(payload)
  const connection = connectionTo(payload)
  const told = connection
    .select({ id: steps.id })
    .from(steps)
    .where(and(eq(steps.breach, table.id), eq(steps.act, 'told-office')))
  const isOpen = isNull(table.closedAt)
  // Also of one that was found harmless and closed, and is taken for worse since.
  const isOverdue = and(
    or(isNull(table.risk), ne(table.risk, 'none')),
    lte(table.foundAt, new Date(now.getTime() - noticeHours * hourMs).toISOString()),
    notExists(told),
  )
  const [open] = await connection.select({ total: count() }).from(table).where(isOpen)
  const [overdue] = await connection.select({ total: count() }).from(table).where(isOverdue)
  return { open: Number(open?.total ?? 0), overdue: Number(overdue?.total ?? 0) }
}

/** For the watch: how to say that the office was not told in time. */
export async function checkBreaches(payload: BasePayload): Promise<(() => void) | undefined> {
  const { overdue } = await countBreaches(payload, new Date())
  if (overdue === 0) return undefined
  return () =>
    log.warn({ overdue }, 'breaches of personal data were not told to the office in time')
}
