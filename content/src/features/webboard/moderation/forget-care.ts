import { and, eq, lte, notExists, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { BasePayload } from 'payload'
import { forgetRows } from '../../../core/retention/forget-rows.ts'
import type { Batch, RetentionJob } from '../../../core/retention/retention-job.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import {
  appealsOf,
  casesOf,
  keptTextsOf,
  logOf,
  reportsOf,
  takeDownsOf,
} from '../tables/care-tables.ts'

/** Erases texts that staff took away or put right. */
export const forgetKeptTexts = forgetRows(keptTextsOf, isOld)

/** Forgets cases that were decided, with what was reported, asked and done; what is open stays. */
export const forgetCases: readonly RetentionJob[] = [
  forgetRows(casesOf, ({ state, decidedAt }, { before }) =>
    and(eq(state, 'decided'), lte(decidedAt, before.toISOString())),
  ),
  forgetRows(reportsOf, (reports, batch) =>
    and(isOld(reports, batch), hasNoOpenCase(batch.payload, 'subject', reports.subject)),
  ),
  forgetRows(appealsOf, (appeals, batch) =>
    and(isOld(appeals, batch), hasNoOpenCase(batch.payload, 'id', appeals.caseId)),
  ),
  forgetRows(takeDownsOf, (takeDowns, batch) =>
    and(isOld(takeDowns, batch), hasNoOpenCase(batch.payload, 'id', takeDowns.caseId)),
  ),
  forgetRows(logOf, isOld),
]

function isOld({ createdAt }: { createdAt: SQLiteColumn }, { before }: Batch): SQL {
  return lte(createdAt, before.toISOString())
}

function hasNoOpenCase(payload: BasePayload, by: 'id' | 'subject', of: SQLiteColumn): SQL {
  const cases = casesOf(payload)
  const open = connectionTo(payload)
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases[by], of), eq(cases.state, 'open')))
  return notExists(open)
}
