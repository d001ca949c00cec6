import { and, asc, count, eq, lt } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { casesOf } from '../tables/care-tables.ts'
import { caseKindNames } from '../moderation/case.labels.ts'
import { casesOnAPage } from './queue-pages.ts'

const looks = ['link', 'phone', 'picture', 'listed', 'automatic'] as const

/** A case as the queue shows it. */
export const QueuedCase = z.object({
  id: z.coerce.number(),
  kind: z.enum(caseKindNames),
  look: z.enum(looks).nullable(),
  reports: z.coerce.number(),
  post: column.nullableNumber,
  reply: column.nullableNumber,
  memberId: column.text,
  /** ISO 8601. */
  openedAt: column.moment,
  dueAt: column.moment,
})
export type QueuedCase = z.infer<typeof QueuedCase>

const columnsOf = (payload: BasePayload) => {
  const { id, kind, look, reports, post, reply, memberId, createdAt, dueAt } = casesOf(payload)
  return { id, kind, look, reports, post, reply, memberId, openedAt: createdAt, dueAt }
}

/** Open cases, those that are due first first; pages from 1. */
export async function listCases(
  payload: BasePayload,
  page: number,
): Promise<{ cases: QueuedCase[]; open: number; late: number }> {
  const cases = casesOf(payload)
  const rows = await connectionTo(payload)
    .select(columnsOf(payload))
    .from(cases)
    .where(eq(cases.state, 'open'))
    .orderBy(asc(cases.dueAt), asc(cases.id))
    .limit(casesOnAPage)
    .offset((page - 1) * casesOnAPage)
  return { cases: rows.map((row) => QueuedCase.parse(row)), ...(await countCases(payload)) }
}

/** How many cases are open, and how many of them are late. */
export async function countCases(payload: BasePayload): Promise<{ open: number; late: number }> {
  const cases = casesOf(payload)
  const isOpen = eq(cases.state, 'open')
  const countOf = async (...more: ReturnType<typeof lt>[]) => {
    const [row] = await connectionTo(payload)
      .select({ found: count() })
      .from(cases)
      .where(and(isOpen, ...more))
    return Number(row?.found ?? 0)
  }
  return {
    open: await countOf(),
    late: await countOf(lt(cases.dueAt, new Date().toISOString())),
  }
}

/** The one case of that id, open or not. */
export async function findCase(
  payload: BasePayload,
  id: number,
): Promise<(QueuedCase & { isOpen: boolean }) | undefined> {
  const cases = casesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ ...columnsOf(payload), state: cases.state })
    .from(cases)
    .where(eq(cases.id, id))
  return row && { ...QueuedCase.parse(row), isOpen: row.state === 'open' }
}
