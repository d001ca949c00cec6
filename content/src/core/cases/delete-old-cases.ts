import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { deleteExpired } from '../retention/delete-expired.ts'
import type { RetentionJob } from '../retention/retention-job.ts'
import { connectionTo } from '../../platform/database/tables.ts'
import { log } from '../../platform/log.ts'
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

/** For the stall watch: returns a function that logs late cases, if there are any. */
export async function checkLateCases(payload: BasePayload): Promise<(() => void) | undefined> {
  const { open, late } = await countOpen(payload, { kinds: Object.keys(caseKindsOf(payload)) })
  return late === 0 ? undefined : () => log.warn({ open, late }, 'cases are late')
}
