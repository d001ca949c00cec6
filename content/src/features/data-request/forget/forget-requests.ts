import { and, eq, inArray, lte } from 'drizzle-orm'
import { forgetRows } from '../../../core/retention/forget-rows.ts'
import { requestsOf } from '../request/stored-request.rows.ts'

/** Erases requests that were closed long ago. */
export const forgetClosed = forgetRows(requestsOf, ({ state, closedAt }, { before }) =>
  and(inArray(state, ['answered', 'refused']), lte(closedAt, before.toISOString())),
)

/** Erases what nobody has shown to be his. */
export const forgetUnproven = forgetRows(requestsOf, ({ state, createdAt }, { before }) =>
  and(eq(state, 'unproven'), lte(createdAt, before.toISOString())),
)
