import { aliasedTable, and, eq, exists, gt, inArray, lte, max, or } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { casesOf } from '../../../core/cases/cases.rows.ts'
import { mailboxOf } from '../../../core/attempts/mailbox.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import { column } from '../tables/columns.ts'
import { postsOf, repliesOf, writersOf } from '../tables/board-tables.ts'
import { reportsOf } from '../tables/moderation-tables.ts'
import type { DecisionAct } from './decision.ts'
import type { Reporter } from './report-weight.ts'

const Row = z.object({
  since: column.moment,
  email: z.string(),
  network: column.text,
  hasPosted: column.flag,
  hasReplied: column.flag,
  wasRight: column.flag,
})

/** Members who have reported a post or reply since the last decision about it, without suspended ones. */
export async function readReporters(payload: BasePayload, subject: string): Promise<Reporter[]> {
  const reports = reportsOf(payload)
  const { id, email, createdAt, status } = writersOf(payload)
  const decidedAt = await lastDecision(payload, subject)
  const isSince = decidedAt === null ? undefined : gt(reports.createdAt, decidedAt)
  const rows = await connectionTo(payload)
    .select({
      since: createdAt,
      email,
      network: reports.network,
      hasPosted: exists(shownPosts(payload)),
      hasReplied: exists(shownReplies(payload)),
      wasRight: exists(upheldReports(payload)),
    })
    .from(reports)
    .innerJoin(writersOf(payload), eq(id, reports.memberId))
    .where(and(eq(reports.subject, subject), eq(status, 'active'), isSince))
  return rows.map((row) => {
    const { email: address, hasPosted, hasReplied, ...reporter } = Row.parse(row)
    return { ...reporter, hasWritten: hasPosted || hasReplied, mailbox: mailboxOf(address) }
  })
}

async function lastDecision(payload: BasePayload, subject: string): Promise<string | null> {
  const cases = casesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ last: max(cases.decidedAt) })
    .from(cases)
    .where(and(eq(cases.subject, subject), eq(cases.state, 'closed')))
  return column.nullableMoment.parse(row?.last ?? null)
}

function shownPosts(payload: BasePayload) {
  const { id, memberId, state } = postsOf(payload)
  return connectionTo(payload)
    .select({ id })
    .from(postsOf(payload))
    .where(and(eq(memberId, reportsOf(payload).memberId), eq(state, 'published')))
}

function shownReplies(payload: BasePayload) {
  const replies = repliesOf(payload)
  const posts = postsOf(payload)
  const isBySame = eq(replies.memberId, reportsOf(payload).memberId)
  return connectionTo(payload)
    .select({ id: replies.id })
    .from(replies)
    .innerJoin(posts, eq(posts.id, wholeNumber(replies.post)))
    .where(
      and(
        isBySame,
        eq(replies.state, 'published'),
        or(eq(posts.state, 'published'), eq(posts.state, 'withdrawn')),
      ),
    )
}

/** Decisions that uphold a report. */
const upholding: DecisionAct[] = ['remove', 'edit', 'limit', 'suspend']

function upheldReports(payload: BasePayload) {
  const cases = casesOf(payload)
  const others = aliasedTable(reportsOf(payload), 'other_reports')
  return connectionTo(payload)
    .select({ id: cases.id })
    .from(others)
    .innerJoin(cases, eq(cases.subject, others.subject))
    .where(
      and(
        eq(others.memberId, reportsOf(payload).memberId),
        eq(cases.kind, 'reported'),
        eq(cases.state, 'closed'),
        inArray(cases.decision, upholding),
        lte(others.createdAt, cases.decidedAt),
      ),
    )
}
