import type { MailKind } from '@washhouse/contract/mailing/mailing.contract'
import { and, eq, gte, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { storeRow } from '../../../core/accounts/member-rows.ts'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'

/** The column with the time of unsubscribing from a kind. */
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
/** Stored choices of a member; times in ISO 8601. */
export type MailChoice = z.infer<typeof MailChoice>

export async function readChoice(payload: BasePayload, memberId: string): Promise<MailChoice> {
  const choices = choicesOf(payload)
  const [row = {}] = await connectionTo(payload)
    .select()
    .from(choices)
    .where(eq(choices.memberId, memberId))
  return MailChoice.parse(row)
}

/**
 * Changes the given columns in one statement. Within `writeWhole`, it locks the member's choices until the end.
 * @throws an error that `isMissingValue` recognizes, if the member is deleted.
 */
export async function storeMailChoice(
  payload: BasePayload,
  memberId: string,
  change: Partial<MailChoice>,
  /** Values for an existing row. */
  over: Record<string, unknown> = change,
): Promise<void> {
  await storeRow(payload, 'mail-choices', { memberId, values: change, over })
}

/** Unsubscribes from kinds; an earlier unsubscribe keeps its time. Throws as `storeMailChoice` does. */
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

/** Resubscribes to kinds and clears a complaint. Without a row there is nothing to change. */
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

/** Condition: at or after `since` and, if given, before `until`. */
export const isWithin = (column: SQLWrapper, { since, until }: Span): SQL | undefined =>
  and(gte(column, since.toISOString()), until && lt(column, until.toISOString()))

export interface Span {
  since: Date
  until?: Date | undefined
}

/** How many members unsubscribed from a kind in a span and have not resubscribed. */
export async function countLeft(payload: BasePayload, kind: MailKind, span: Span): Promise<number> {
  const choices = choicesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ count: sql`count(*)` })
    .from(choices)
    .where(isWithin(choices[leftColumn[kind]], span))
  return Number(row?.count)
}
