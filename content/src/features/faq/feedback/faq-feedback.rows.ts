import { randomUUID } from 'node:crypto'
import { FaqFeedback } from '@washhouse/contract/faq/faq.contract'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { BasePayload, PayloadRequest } from 'payload'
import type { PersonalData } from '../../../core/accounts/personal-data.ts'
import { deleteRowsOf, storeRow, refuseErased } from '../../../core/accounts/member-rows.ts'
import {
  collectionTable,
  requestConnection,
  connectionTo,
} from '../../../platform/database/tables.ts'

const feedbackOf = (payload: BasePayload) => collectionTable(payload, 'faq-feedback')

/**
 * Stores a member's feedback on an answer and replaces the earlier one.
 * @throws INVALID_CREDENTIALS if the member was erased meanwhile.
 */
export async function storeFeedback(
  payload: BasePayload,
  memberId: string,
  { faq, hasHelped }: FaqFeedback,
): Promise<void> {
  const values = { id: randomUUID(), hasHelped }
  const word = { memberId, key: { faq }, values, over: { hasHelped } }
  await refuseErased(storeRow(payload, 'faq-feedback', word))
}

/** A member's feedback, ordered by question id. */
export async function listFeedback(payload: BasePayload, memberId: string): Promise<FaqFeedback[]> {
  const rows = await readFeedback(payload, memberId)
  return rows.map(({ faq, hasHelped }) => ({ faq, hasHelped }))
}

export interface FeedbackSum {
  faq: number
  unhelpful: number
  helpful: number
}

/** The answers with the most negative feedback, highest count first; at most `most`. */
export async function listUnhelpful(payload: BasePayload, most: number): Promise<FeedbackSum[]> {
  const table = feedbackOf(payload)
  const countOf = (hasHelped: boolean) =>
    sql`sum(case when ${eq(table.hasHelped, hasHelped)} then 1 else 0 end)`
  const unhelpful = countOf(false)
  const rows = await connectionTo(payload)
    .select({ faq: table.faq, unhelpful, helpful: countOf(true) })
    .from(table)
    .groupBy(table.faq)
    .having(sql`${unhelpful} > 0`)
    .orderBy(desc(unhelpful), asc(table.faq))
    .limit(most)
  return rows.map((row) => ({
    faq: Number(row.faq),
    unhelpful: Number(row.unhelpful),
    helpful: Number(row.helpful),
  }))
}

/** Deletes the feedback with its question. */
export async function forgetFeedbackOn(req: PayloadRequest, faq: number): Promise<void> {
  const table = feedbackOf(req.payload)
  await (await requestConnection(req)).delete(table).where(eq(table.faq, faq))
}

export const feedbackOfMember: PersonalData = {
  erase: (payload, memberId) => deleteRowsOf(payload, memberId, ['faq-feedback']),
  async own(payload, memberId) {
    const rows = await readFeedback(payload, memberId)
    return {
      faq_feedback: rows.map(({ faq, hasHelped, at }) => ({ faq, helped: hasHelped, date: at })),
    }
  },
}

async function readFeedback(payload: BasePayload, memberId: string) {
  const table = feedbackOf(payload)
  const { faq, hasHelped, updatedAt } = table
  const rows = await connectionTo(payload)
    .select({ faq, hasHelped, updatedAt })
    .from(table)
    .where(eq(table.memberId, memberId))
    .orderBy(asc(faq))
  return rows.map((row) => ({
    ...FaqFeedback.parse({ faq: Number(row.faq), hasHelped: row.hasHelped }),
    at: new Date(String(row.updatedAt)).toISOString(),
  }))
}
