import type { OwnBoardAuthor } from '@washhouse/contract/webboard/webboard.contract'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { casesOf } from '../../../core/cases/cases.rows.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { postsOf, repliesOf } from '../tables/board-tables.ts'

/** An author with fewer published texts than this is a newcomer. */
export const newcomerThreshold = 3

/** What a member can know about the review of their next text before they send it. */
export async function expectReview(
  payload: BasePayload,
  memberId: string,
): Promise<OwnBoardAuthor['review']> {
  if ((await countShownOf(payload, memberId)) >= newcomerThreshold) return null
  return (await hasWaiting(payload, memberId)) ? 'pending' : 'possible'
}

/** Number of an author's published texts. Stops counting at the threshold. */
export async function countShownOf(payload: BasePayload, memberId: string): Promise<number> {
  let shown = 0
  for (const table of [postsOf(payload), repliesOf(payload)]) {
    const rows = await connectionTo(payload)
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.memberId, memberId), eq(table.state, 'published')))
      .limit(newcomerThreshold)
    shown += rows.length
  }
  return shown
}

/** Whether a text of the author waits for review. */
export async function hasWaiting(payload: BasePayload, memberId: string): Promise<boolean> {
  const cases = casesOf(payload)
  for (const [kind, table] of [
    ['post', postsOf(payload)],
    ['reply', repliesOf(payload)],
  ] as const) {
    const isOwn = and(eq(table.memberId, memberId), inArray(table.state, ['waiting', 'hidden']))
    const found = await connectionTo(payload)
      .select({ id: cases.id })
      .from(cases)
      .innerJoin(table, eq(cases.subject, sql`${`${kind}:`} || ${table.id}`))
      .where(and(eq(cases.kind, 'held'), ne(cases.state, 'closed'), isOwn))
      .limit(1)
    if (found.length > 0) return true
  }
  return false
}
