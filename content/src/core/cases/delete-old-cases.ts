import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { deleteExpired } from '../retention/delete-expired.ts'
import type { RetentionJob } from '../retention/retention-job.ts'
import { connectionTo } from '../../platform/database/tables.ts'
import { caseKindsOf } from './case-kind.ts'
import { casesOf, countOpen, stepsOf } from './cases.rows.ts'

/** Deletes old closed cases of these kinds, and old steps without a case. Open cases stay. */
export function deleteOldCases(kinds: readonly string[]): RetentionJob[] {
  return [
    deleteExpired(casesOf, ({ kind, state, decidedAt }, { before }) =>
      and(inArray(kind, [...kinds]), eq(state, 'closed'), lte(decidedAt, before.toISOString())),
    ),
    deleteExpired(stepsOf, ({ kind, createdAt, caseId }, { payload, before }) => {
      const cases = casesOf(payload)
      const own = connectionTo(payload)
        .select({ id: cases.id })
        .from(cases)
        .where(eq(cases.id, sql`cast(${caseId} as integer)`))
      const isOld = and(inArray(kind, [...kinds]), lte(createdAt, before.toISOString()))
      return and(isOld, notExists(own))
    }),
  ]
}

/** For the alert `cases`. */
export async function checkLateCases(payload: BasePayload) {
  const { open, late } = await countOpen(payload, { kinds: Object.keys(caseKindsOf(payload)) })
  return late === 0 ? undefined : { open, late }
}
