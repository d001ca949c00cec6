import type { MailKind } from '@washhouse/contract/mailing/mailing.contract'
import { and, eq, gte, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { storeRow } from '../../../core/accounts/member-rows.ts'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'

/** The column that says since when a member has left a kind. */
export const leftColumn = {
  digest: 'digestLeftAt',
  bundle: 'bundleLeftAt',
} as const satisfies Record<MailKind, string>

export const choicesOf = (payload: BasePayload) => collectionTable(payload, 'mail-choices')

const moment = z.coerce
  .date()
  .transform((date) => date.toISOString())
  .nullable()
  .default(null)

const MailChoice = z.object({
  digestLeftAt: moment,
  bundleLeftAt: moment,
  complainedAt: moment,
  stoppedAddress: z.string().nullable().default(null),
  stoppedAt: moment,
})
/** What is kept of a member's choices, moments in ISO 8601. */
export type MailChoice = z.infer<typeof MailChoice>

/** What a member has left, and where his address is stopped. */
export async function readChoice(payload: BasePayload, memberId: string): Promise<MailChoice> {
  const choices = choicesOf(payload)
  const [row = {}] = await connectionTo(payload)
    .select()
    .from(choices)
    .where(eq(choices.memberId, memberId))
  return MailChoice.parse(row)
}

/**
 * Changes what is named and nothing else, by one statement. Within `writeWhole` whoever else changes the member's
 * choices waits for its end.
 * @throws what `isMissingValue` knows where the member is there no more.
 */
export async function storeMailChoice(
  payload: BasePayload,
  memberId: string,
  change: Partial<MailChoice>,
  /** What to write instead over what is kept already. */
  over: Record<string, unknown> = change,
): Promise<void> {
  await storeRow(payload, 'mail-choices', { memberId, values: change, over })
}

/** Leaves kinds; what had been left before stays left since then. Throws as `storeMailChoice` does. */
export async function unsubscribeFrom(
  payload: BasePayload,
  memberId: string,
  kinds: readonly MailKind[],
  since: Date = new Date(),
): Promise<void> {
  const choices = choicesOf(payload)
  const at = since.toISOString()
  const names = kinds.map((kind) => leftColumn[kind])
  await storeMailChoice(
    payload,
    memberId,
    Object.fromEntries(names.map((name) => [name, at])),
    Object.fromEntries(names.map((name) => [name, sql`coalesce(${choices[name]}, ${at})`])),
  )
}

/** Comes back to kinds; who does has thought better of a complaint, too. Nobody has anything to come back to without a row. */
export async function resubscribeTo(
  payload: BasePayload,
  memberId: string,
  kinds: readonly MailKind[],
): Promise<void> {
  if (kinds.length === 0) return
  const choices = choicesOf(payload)
  await connectionTo(payload)
    .update(choices)
    .set({
      ...Object.fromEntries(kinds.map((kind) => [leftColumn[kind], null])),
      complainedAt: null,
      updatedAt: new Date().toISOString(),
    })
    .where(eq(choices.memberId, memberId))
}

/** The condition that something happened from one moment on and, if there is another, before that. */
export const isWithin = (column: SQLWrapper, { since, until }: Span): SQL | undefined =>
  and(gte(column, since.toISOString()), until && lt(column, until.toISOString()))

export interface Span {
  since: Date
  until?: Date | undefined
}

/** How many members left a kind in a span, and have not come back. */
export async function countLeft(payload: BasePayload, kind: MailKind, span: Span): Promise<number> {
  const choices = choicesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ count: sql`count(*)` })
    .from(choices)
    .where(isWithin(choices[leftColumn[kind]], span))
  return Number(row?.count)
}
