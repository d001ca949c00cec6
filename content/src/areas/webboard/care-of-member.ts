import { and, eq, inArray, like } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../ground/database/tables.ts'
import { postsOf, repliesOf } from './board-tables.ts'
import { appealsOf, casesOf, keptTextsOf, reportsOf, undosOf } from './care-tables.ts'
import { subjectKey } from './subject.ts'

/**
 * Takes away what was kept to look after a member: what he reported and asked, texts of his that staff took away, and
 * cases about what nobody else has seen. The log keeps his id, which is nobody's any more.
 */
export async function eraseCare(payload: BasePayload, memberId: string): Promise<void> {
  const connection = connectionTo(payload)
  const cases = casesOf(payload)
  const undos = undosOf(payload)
  for (const subjects of await waitingOf(payload, memberId))
    await connection.delete(cases).where(inArray(cases.subject, subjects))
  await connection.delete(cases).where(and(eq(cases.memberId, memberId), eq(cases.kind, 'appeal')))
  await connection.update(cases).set({ memberId: null }).where(eq(cases.memberId, memberId))
  for (const table of [reportsOf(payload), appealsOf(payload), keptTextsOf(payload)])
    await connection.delete(table).where(eq(table.memberId, memberId))
  await connection.delete(undos).where(like(undos.before, `%${memberId}%`))
}

/** One of each kind waits at most, but for what was written by hand. */
async function waitingOf(payload: BasePayload, memberId: string): Promise<string[][]> {
  const found: string[][] = []
  for (const [kind, table] of [
    ['post', postsOf(payload)],
    ['reply', repliesOf(payload)],
  ] as const) {
    const rows = await connectionTo(payload)
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.memberId, memberId), eq(table.state, 'waiting')))
    if (rows.length > 0) found.push(rows.map(({ id }) => subjectKey({ kind, id: Number(id) })))
  }
  return found
}

/** What a member reported and asked, for his own copy of it all. */
export async function ownCare(payload: BasePayload, memberId: string) {
  const reports = reportsOf(payload)
  const appeals = appealsOf(payload)
  const connection = connectionTo(payload)
  return {
    web_board_reports: await connection
      .select({ subject: reports.subject, reason: reports.reason, note: reports.note })
      .from(reports)
      .where(eq(reports.memberId, memberId)),
    web_board_appeals: await connection
      .select({ about: appeals.about, message: appeals.message })
      .from(appeals)
      .where(eq(appeals.memberId, memberId)),
  }
}
