import { and, eq, lte, ne, notExists, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { BasePayload } from 'payload'
import { casesOf } from '../../../core/cases/cases.rows.ts'
import { forgetRows } from '../../../core/retention/forget-rows.ts'
import type { Batch, RetentionJob } from '../../../core/retention/retention-job.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { appealsOf, keptTextsOf, reportsOf, takeDownsOf } from '../tables/care-tables.ts'

/** Erases texts that staff took away or put right. */
export const forgetKeptTexts = forgetRows(keptTextsOf, isOld)

/** Forgets what was reported and asked, once it is decided. */
export const forgetAsked: readonly RetentionJob[] = [
  forgetRows(reportsOf, (reports, batch) =>
    and(isOld(reports, batch), hasNoOpenCase(batch.payload, 'subject', reports.subject)),
  ),
  forgetRows(appealsOf, (appeals, batch) =>
    and(isOld(appeals, batch), hasNoOpenCase(batch.payload, 'id', appeals.caseId)),
  ),
  forgetRows(takeDownsOf, (takeDowns, batch) =>
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
