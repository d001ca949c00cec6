import { eq, gte, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { livingMember } from '../../../engines/accounts/living-member.ts'
import { connectionTo } from '../../../ground/database/tables.ts'
import { leftColumn, type MailKind } from './mail-kinds.ts'
import { choicesOf } from './mailing-tables.ts'

const moment = z.coerce.date().transform((date) => date.toISOString())

const MailChoice = z.object({
  digestLeftAt: moment.nullable(),
  bundleLeftAt: moment.nullable(),
  complainedAt: moment.nullable(),
  stoppedAddress: z.string().nullable(),
  stoppedAt: moment.nullable(),
})
/** What is kept of a member's choices, moments in ISO 8601. */
export type MailChoice = z.infer<typeof MailChoice>

const nothing: MailChoice = {
  digestLeftAt: null,
  bundleLeftAt: null,
  complainedAt: null,
  stoppedAddress: null,
  stoppedAt: null,
}

/** What a member has left, and where his address is stopped. */
export async function readChoice(payload: BasePayload, memberId: string): Promise<MailChoice> {
  const choices = choicesOf(payload)
  const { digestLeftAt, bundleLeftAt, complainedAt, stoppedAddress, stoppedAt } = choices
  const [row] = await connectionTo(payload)
    .select({ digestLeftAt, bundleLeftAt, complainedAt, stoppedAddress, stoppedAt })
    .from(choices)
    .where(eq(choices.memberId, memberId))
  return row ? MailChoice.parse(row) : nothing
}

/**
 * Changes what is named and nothing else, by one statement. Within `writeWhole` whoever else changes the member's
 * choices waits for its end.
 * @throws what `isMissingValue` knows where the member is there no more.
 */
export async function keepChoice(
  payload: BasePayload,
  memberId: string,
  change: Partial<MailChoice>,
): Promise<void> {
  const choices = choicesOf(payload)
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(choices)
    .values({
      memberId: livingMember(payload, memberId),
      ...change,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({ target: choices.memberId, set: { ...change, updatedAt: now } })
}

/** Leaves kinds; what had been left before stays left since then. Throws as `keepChoice` does. */
export async function leaveKinds(
  payload: BasePayload,
  memberId: string,
  kinds: readonly MailKind[],
  since: Date = new Date(),
): Promise<void> {
  const choices = choicesOf(payload)
  const now = new Date().toISOString()
  const left = kinds.map((kind) => [leftColumn[kind], since.toISOString()] as const)
  const keptLeft = left.map(([name, at]) => [name, sql`coalesce(${choices[name]}, ${at})`] as const)
  await connectionTo(payload)
    .insert(choices)
    .values({
      memberId: livingMember(payload, memberId),
      ...Object.fromEntries(left),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: choices.memberId,
      set: { ...Object.fromEntries(keptLeft), updatedAt: now },
    })
}

/** Comes back to kinds; who does has thought better of a complaint, too. Nobody has anything to come back to without a row. */
export async function returnToKinds(
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

/** How many members have left a kind since a moment, and not come back. */
export async function countLeft(
  payload: BasePayload,
  kind: MailKind,
  since: Date,
): Promise<number> {
  const choices = choicesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ count: sql`count(*)` })
    .from(choices)
    .where(gte(choices[leftColumn[kind]], since.toISOString()))
  return Number(row?.count)
}
