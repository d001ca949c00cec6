import { and, eq, inArray, lte } from 'drizzle-orm'
import { deleteExpired } from '../../../core/retention/delete-expired.ts'
import { requestsOf } from '../request/stored-request.rows.ts'

/** Erases requests that were closed long ago. */
export const deleteClosedRequests = deleteExpired(requestsOf, ({ state, closedAt }, { before }) =>
  and(inArray(state, ['answered', 'refused']), lte(closedAt, before.toISOString())),
)

/** Erases requests that nobody confirmed. */
export const deleteUnverifiedRequests = deleteExpired(
  requestsOf,
  ({ state, createdAt }, { before }) =>
    and(eq(state, 'unproven'), lte(createdAt, before.toISOString())),
)
