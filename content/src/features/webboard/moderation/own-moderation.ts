import { asc, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { casesOf } from '../../../core/cases/cases.rows.ts'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { appealsOf, keptTextsOf, reportsOf } from '../tables/moderation-tables.ts'

/**
 * Moderation data for the member's own copy: their reports and appeals with outcomes, and their texts that staff removed or
 * edited. Excludes who reported or decided.
 */
export async function moderationRecordOf(payload: BasePayload, memberId: string) {
  return {
    web_board_reports: await ownReports(payload, memberId),
    web_board_appeals: await ownAppeals(payload, memberId),
    web_board_kept_texts: await ownKeptTexts(payload, memberId),
  }
}

async function ownReports(payload: BasePayload, memberId: string) {
  const { id, subject, reason, note, createdAt, ...reports } = reportsOf(payload)
  const rows = await connectionTo(payload)
    .select({ subject, reason, note, at: createdAt })
    .from(reportsOf(payload))
    .where(eq(reports.memberId, memberId))
    .orderBy(asc(id))
  return rows.map(({ at, ...report }) => ({ ...report, date_created: column.moment.parse(at) }))
}

const Appeal = z.object({
  about: z.string(),
  message: z.string(),
  at: column.moment,
  decision: column.text,
  decidedAt: column.nullableMoment,
})

async function ownAppeals(payload: BasePayload, memberId: string) {
  const { id, about, message, createdAt, ...appeals } = appealsOf(payload)
  const { decision, decidedAt, ...cases } = casesOf(payload)
  const rows = await connectionTo(payload)
    .select({ about, message, at: createdAt, decision, decidedAt })
    .from(appealsOf(payload))
    .leftJoin(casesOf(payload), eq(cases.id, wholeNumber(appeals.caseId)))
    .where(eq(appeals.memberId, memberId))
    .orderBy(asc(id))
  return rows.map((row) => {
    const { at, decision: decided, decidedAt: answeredAt, ...appeal } = Appeal.parse(row)
    return {
      ...appeal,
      date_created: at,
      outcome: outcomeOf(decided),
      date_answered: answeredAt,
    }
  })
}

/** Null: not decided yet. */
function outcomeOf(decision: string | null): 'granted' | 'refused' | null {
  if (decision === null) return null
  return decision === 'lift' ? 'granted' : 'refused'
}

async function ownKeptTexts(payload: BasePayload, memberId: string) {
  const { id, act, reason, subject, title, detail, quote, createdAt, ...kept } =
    keptTextsOf(payload)
  const rows = await connectionTo(payload)
    .select({ subject, title, detail, quote, at: createdAt, act, reason })
    .from(keptTextsOf(payload))
    .where(eq(kept.memberId, memberId))
    .orderBy(asc(id))
  return rows.map(({ at, quote: quoted, ...text }) => ({
    ...text,
    quote: column.nullableNumber.parse(quoted),
    date_kept: column.moment.parse(at),
  }))
}
