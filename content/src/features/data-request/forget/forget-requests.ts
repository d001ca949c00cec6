import { and, eq, inArray, lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { forgetRows } from '../../../core/retention/forget-rows.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { requestsOf, stepsOf } from '../request/stored-request.rows.ts'

/** Erases requests that were closed long ago, with their logs. */
export const forgetClosed = forgetRows(
  requestsOf,
  ({ state, closedAt }, { before }) =>
    and(inArray(state, ['answered', 'refused']), lte(closedAt, before.toISOString())),
  forgetSteps,
)

/** Erases what nobody has shown to be his. */
export const forgetUnproven = forgetRows(
  requestsOf,
  ({ state, createdAt }, { before }) =>
    and(eq(state, 'unproven'), lte(createdAt, before.toISOString())),
  forgetSteps,
)

async function forgetSteps(payload: BasePayload, requests: readonly unknown[]): Promise<void> {
  const steps = stepsOf(payload)
  await connectionTo(payload)
    .delete(steps)
    .where(inArray(steps.request, [...requests]))
}
