import { createHash } from 'node:crypto'
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'
import { deleteExpired } from '../../../core/retention/delete-expired.ts'
import { daysAgo } from '../../../core/work/daily-work.ts'
import { isWithin, type Span } from '../preferences/mail-preferences.rows.ts'
import { retentionTable } from '../../../platform/retention/retention-table.ts'

/** A bounce or complaint, as the mail provider reports it. */
export interface MailEvent {
  /** The provider's, the same at every delivery. */
  id: string
  /**
   * `soft`: it could not be delivered for now. `hard`: it cannot be delivered there. `complaint`: its reader has called it
   * spam.
   */
  what: 'soft' | 'hard' | 'complaint'
  /** The recipient. */
  email: string
  at: Date
}

/** How much one counts. */
const scores = { soft: 1, hard: 2, complaint: 0 } as const satisfies Record<
  MailEvent['what'],
  number
>

/** With so much within so many days an address is stopped. */
export const stopAt = 4
export const countedDays = retentionTable['returned-mails'].period.days

const bouncesOf = (payload: BasePayload) => collectionTable(payload, 'mail-bounces')

const oldest = () => daysAgo(countedDays).toISOString()

/** With the member whose mail it was. */
export interface OwnEvent extends MailEvent {
  memberId: string
}

/** Stores an event; false where it is stored already. */
export async function storeBounce(
  payload: BasePayload,
  { id, memberId, email, what, at }: OwnEvent,
): Promise<boolean> {
  const bounces = bouncesOf(payload)
  const now = new Date().toISOString()
  const kept = await connectionTo(payload)
    .insert(bounces)
    .values({
      // Stored events were hashed with this prefix.
      event: createHash('sha256').update(`own ${id}`).digest('hex'),
      memberId,
      address: email,
      what,
      score: scores[what],
      occurredAt: at.toISOString(),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ event: bounces.event })
  return kept.length > 0
}

/** How much counts at an address by now. */
export async function sumScores(
  payload: BasePayload,
  memberId: string,
  address: string,
): Promise<number> {
  const bounces = bouncesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ sum: sql`coalesce(sum(${bounces.score}), 0)` })
    .from(bounces)
    .where(
      and(
        eq(bounces.memberId, memberId),
        eq(bounces.address, address),
        gte(bounces.occurredAt, oldest()),
      ),
    )
  return Number(row?.sum)
}

/** What was turned back counts no more; it stays known, so that it does not count when it is told again. */
export async function forgiveBounces(payload: BasePayload, memberId: string): Promise<void> {
  const bounces = bouncesOf(payload)
  await connectionTo(payload)
    .update(bounces)
    .set({ score: 0, updatedAt: new Date().toISOString() })
    .where(eq(bounces.memberId, memberId))
}

/** Deletes what counts no more. */
export const deleteOldBounces = deleteExpired(bouncesOf, ({ occurredAt }, { before }) =>
  lte(occurredAt, before.toISOString()),
)

/** How many mails were turned back in a span, and how many called spam. */
export async function countBounces(
  payload: BasePayload,
  span: Span,
): Promise<{ bounced: number; complained: number }> {
  const { what, occurredAt } = bouncesOf(payload)
  const rows = await connectionTo(payload)
    .select({ what, count: sql`count(*)` })
    .from(bouncesOf(payload))
    .where(isWithin(occurredAt, span))
    .groupBy(what)
  const countOf = (wanted: MailEvent['what']) =>
    Number(rows.find((row) => row.what === wanted)?.count ?? 0)
  return { bounced: countOf('soft') + countOf('hard'), complained: countOf('complaint') }
}

const moment = z.coerce.date().transform((date) => date.toISOString())
const Kept = z.object({ what: z.string(), address: z.string(), occurredAt: moment })

/** A member's, the oldest first. */
export async function listBounces(payload: BasePayload, memberId: string) {
  const { what, address, occurredAt } = bouncesOf(payload)
  const rows = await connectionTo(payload)
    .select({ what, address, occurredAt })
    .from(bouncesOf(payload))
    .where(eq(bouncesOf(payload).memberId, memberId))
    .orderBy(occurredAt)
  return rows.map((row) => Kept.parse(row))
}
