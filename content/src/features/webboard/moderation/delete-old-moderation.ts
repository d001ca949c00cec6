import { and, eq, lte, ne, notExists, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { BasePayload } from 'payload'
import { casesOf } from '../../../core/cases/cases.rows.ts'
import { deleteExpired } from '../../../core/retention/delete-expired.ts'
import type { Batch, RetentionJob } from '../../../core/retention/retention-job.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { appealsOf, keptTextsOf, reportsOf, takeDownsOf } from '../tables/moderation-tables.ts'

export const deleteOldTexts = deleteExpired(keptTextsOf, isOld)

/** Deletes reports and requests after their decision. */
export const deleteAnsweredRequests: readonly RetentionJob[] = [
  deleteExpired(reportsOf, (reports, batch) =>
    and(isOld(reports, batch), hasNoOpenCase(batch.payload, 'subject', reports.subject)),
  ),
  deleteExpired(appealsOf, (appeals, batch) =>
    and(isOld(appeals, batch), hasNoOpenCase(batch.payload, 'id', appeals.caseId)),
  ),
  deleteExpired(takeDownsOf, (takeDowns, batch) =>
    and(isOld(takeDowns, batch), hasNoOpenCase(batch.payload, 'id', takeDowns.caseId)),
  ),
]

function isOld({ createdAt }: { createdAt: SQLiteColumn }, { before }: Batch): SQL {
  return lte(createdAt, before.toISOString())
}

function hasNoOpenCase(payload: BasePayload, by: 'id' | 'subject', of: SQLiteColumn): SQL {
  const cases = casesOf(payload)
  const open = connectionTo(payload)
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases[by], of), ne(cases.state, 'closed')))
  return notExists(open)
}
