import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo, tableOf } from '../../ground/database/tables.ts'
import { type Channel, channelOf, purposes, type Purpose } from './outbox.labels.ts'

const columns = [
  'id',
  'channel',
  'purpose',
  'status',
  'lead',
  'key',
  'attempts',
  'queuedAt',
  'nextAttemptAt',
  'sentAt',
  'lastError',
  'createdAt',
  'updatedAt',
] as const

/** The table behind the collection. */
export const outboxOf = (payload: BasePayload) => tableOf(payload, 'outbox', columns)

const OutboxRow = z.object({
  id: z.string(),
  purpose: z.enum(purposes),
  lead: z.string().nullable(),
  /** This attempt counted. */
  attempts: z.number(),
  queuedAt: z.string().transform((text) => new Date(text)),
})
/** Something that is being sent. */
export type OutboxRow = z.infer<typeof OutboxRow>

/** Queues what is to leave for a lead: all of it in one statement, each once, however often this is done. */
export async function queueRows(
  payload: BasePayload,
  lead: string,
  wanted: readonly Purpose[],
): Promise<void> {
  const now = new Date().toISOString()
  const rows = wanted.map((purpose) => ({
    id: randomUUID(),
    channel: channelOf[purpose],
    purpose,
    status: 'waiting',
    lead,
    key: `${lead}:${purpose}`,
    attempts: 0,
    queuedAt: now,
    nextAttemptAt: now,
    createdAt: now,
    updatedAt: now,
  }))
  await connectionTo(payload).insert(outboxOf(payload)).values(rows).onConflictDoNothing()
}

const UnqueuedLead = z
  .object({
    id: z.string(),
    email: z.string().nullable(),
    source: z.string().nullable(),
    looksAutomatic: z.coerce.boolean(),
  })
  .transform(({ id, email, source, looksAutomatic }) => ({
    id,
    looksAutomatic,
    /** Whom staff wrote down has already talked to someone, and has entered no address anywhere. */
    canAcknowledge: Boolean(email) && source === null,
  }))
export type UnqueuedLead = z.infer<typeof UnqueuedLead>

/** Leads that came after a moment and have nothing in the outbox, oldest first; examples are none. */
export async function findUnqueued(
  payload: BasePayload,
  since: Date,
  most: number,
): Promise<UnqueuedLead[]> {
  const box = outboxOf(payload)
  const leads = tableOf(payload, 'leads', ['id', 'email', 'source', 'looksAutomatic', 'createdAt'])
  const isReal = or(isNull(leads.source), ne(leads.source, 'demo'))
  // Staff are told of every lead: that row shows that it has been seen to.
  const own = sql`select 1 from ${box} where ${box.key} = ${leads.id} || ':staff'`
  const rows = await connectionTo(payload)
    .select({
      id: leads.id,
      email: leads.email,
      source: leads.source,
      looksAutomatic: leads.looksAutomatic,
    })
    .from(leads)
    .where(and(gt(leads.createdAt, since.toISOString()), isReal, sql`not exists (${own})`))
    .orderBy(asc(leads.createdAt))
    .limit(most)
  return rows.map((row) => UnqueuedLead.parse(row))
}

/**
 * Takes what is due out of the reach of every other process for a while. Should this process die,
 * the others find it due again afterwards.
 */
export async function claimDue(
  payload: BasePayload,
  channel: Channel,
  { most, leaseMs }: { most: number; leaseMs: number },
): Promise<OutboxRow[]> {
  const box = outboxOf(payload)
  const now = new Date().toISOString()
  const isDue = and(
    inArray(box.status, ['waiting', 'sending']),
    eq(box.channel, channel),
    lte(box.nextAttemptAt, now),
  )
  const due = await connectionTo(payload)
    .select({ id: box.id, attempts: box.attempts })
    .from(box)
    .where(isDue)
    .orderBy(asc(box.nextAttemptAt))
    .limit(most)
  const claimed: OutboxRow[] = []
  for (const { id, attempts } of due) {
    // Another process may have been quicker: then the row is not due any more and nothing comes back.
    const rows = await connectionTo(payload)
      .update(box)
      .set({
        status: 'sending',
        attempts: sql`${box.attempts} + 1`,
        nextAttemptAt: new Date(Date.now() + leaseMs).toISOString(),
        updatedAt: now,
      })
      .where(and(isDue, eq(box.id, id), eq(box.attempts, attempts)))
      .returning({
        id: box.id,
        purpose: box.purpose,
        lead: box.lead,
        attempts: box.attempts,
        queuedAt: box.queuedAt,
      })
    claimed.push(...rows.map(readRow))
  }
  return claimed
}

function readRow(row: Record<string, unknown>): OutboxRow {
  return OutboxRow.parse({ ...row, attempts: Number(row['attempts']) })
}

export type Ending =
  | { status: 'sent'; note: string | null }
  | { status: 'failed' | 'dropped'; note: string }
  | { status: 'waiting'; note: string; nextAttemptAt: Date }

/** Writes down how an attempt ended, unless another process has taken the row over meanwhile. */
export async function endAttempt(
  payload: BasePayload,
  row: OutboxRow,
  ending: Ending,
): Promise<void> {
  const box = outboxOf(payload)
  const now = new Date().toISOString()
  await connectionTo(payload)
    .update(box)
    .set({
      status: ending.status,
      lastError: ending.note,
      updatedAt: now,
      ...(ending.status === 'sent' ? { sentAt: now } : {}),
      ...(ending.status === 'waiting' ? { nextAttemptAt: ending.nextAttemptAt.toISOString() } : {}),
    })
    .where(and(eq(box.id, row.id), eq(box.attempts, row.attempts), eq(box.status, 'sending')))
}
