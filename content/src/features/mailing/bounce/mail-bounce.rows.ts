import { createHash } from 'node:crypto'
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'
import { deleteExpired } from '../../../core/retention/delete-expired.ts'
import { daysAgo } from '../../../core/work/daily-work.ts'
import { isWithin, type Span } from '../preferences/mail-preferences.rows.ts'
import { retentionTable } from '../../../platform/retention/retention-table.ts'

/** A bounce or complaint from the mail provider. */
export interface MailEvent {
  /** The provider's id, the same at every delivery. */
  id: string
  /** `soft`: temporary failure. `hard`: permanent failure. `complaint`: the reader marked it as spam. */
  what: 'soft' | 'hard' | 'complaint'
  /** The recipient. */
  email: string
  at: Date
}

/** The weight of one event. */
const scores = { soft: 1, hard: 2, complaint: 0 } as const satisfies Record<
  MailEvent['what'],
  number
>

/** From this score on, within the counted days, an address is suppressed. */
export const stopAt = 4
export const countedDays = retentionTable['returned-mails'].period.days

const bouncesOf = (payload: BasePayload) => collectionTable(payload, 'mail-bounces')

const oldest = () => daysAgo(countedDays).toISOString()

/** With the member who received the mail. */
export interface OwnEvent extends MailEvent {
  memberId: string
}

/** False if it is stored already. */
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

/** Score of an address now. */
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

/** Sets the scores to 0. The rows stay, so that a repeated delivery does not count. */
export async function forgiveBounces(payload: BasePayload, memberId: string): Promise<void> {
  const bounces = bouncesOf(payload)
  await connectionTo(payload)
    .update(bounces)
    .set({ score: 0, updatedAt: new Date().toISOString() })
    .where(eq(bounces.memberId, memberId))
}

export const deleteOldBounces = deleteExpired(bouncesOf, ({ occurredAt }, { before }) =>
  lte(occurredAt, before.toISOString()),
)

/** Numbers of bounces and complaints in a span. */
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

/** Oldest first. */
export async function listBounces(payload: BasePayload, memberId: string) {
  const { what, address, occurredAt } = bouncesOf(payload)
  const rows = await connectionTo(payload)
    .select({ what, address, occurredAt })
    .from(bouncesOf(payload))
    .where(eq(bouncesOf(payload).memberId, memberId))
    .orderBy(occurredAt)
  return rows.map((row) => Kept.parse(row))
}
