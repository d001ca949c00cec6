import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, lte, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, type Connection, connectionTo } from '../../platform/database/tables.ts'
import type { Channel } from './outbox.labels.ts'
import { Job, type OutboxSource } from './outbox-source.ts'

/** Clocks of several machines differ by less. */
const mostSkewMs = 60_000

export const outboxOf = (payload: BasePayload) => collectionTable(payload, 'outbox')

export interface NewJob {
  subjectId: string
  purpose: string
  /** Distinguishes jobs of the same purpose and record. Without it, a record has at most one job of a purpose. */
  part?: string
  /** The campaign run that the job belongs to. */
  run?: string
  content?: object
  expiresAt?: Date
  /** Not sent before this moment, from which it counts as queued. */
  notBefore?: Date
}

type NamedJob = Pick<NewJob, 'subjectId' | 'purpose' | 'part'>

const keyOf = (collection: string, { subjectId, purpose, part }: NamedJob) =>
  [collection, subjectId, purpose, part].filter(Boolean).join(':')

/** Queues at most a thousand jobs in one statement. Idempotent by key. Returns the number of new jobs. */
export async function queueJobs(
  payload: BasePayload,
  { collection, purposes }: Pick<OutboxSource, 'collection' | 'purposes'>,
  jobs: readonly NewJob[],
  connection: Connection = connectionTo(payload),
): Promise<number> {
  if (jobs.length === 0) return 0
  const now = new Date().toISOString()
  const rows = jobs.map(({ subjectId, purpose, part, run, content, expiresAt, notBefore }) => ({
    id: randomUUID(),
    purpose,
    channel: purposes[purpose]?.channel,
    toVisitor: purposes[purpose]?.toVisitor ?? false,
    subjectKind: collection,
    subjectId,
    key: keyOf(collection, { subjectId, purpose, part }),
    run: run ?? null,
    content: content ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    status: 'waiting',
    attempts: 0,
    unheard: 0,
    queuedAt: notBefore?.toISOString() ?? now,
    nextAttemptAt: notBefore?.toISOString() ?? now,
    createdAt: now,
    updatedAt: now,
  }))
  const box = outboxOf(payload)
  const queued = await connection
    .insert(box)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: box.id })
  return queued.length
}

/** Drops the unsent jobs of a purpose about a record, with a note for staff; returns their number. */
export async function dropJobs(
  payload: BasePayload,
  { collection, subjectId, purpose }: Pick<OutboxSource, 'collection'> & NamedJob,
  note: string,
): Promise<number> {
  const box = outboxOf(payload)
  const isOpen = inArray(box.status, ['waiting', 'sending'])
  const isAbout = and(eq(box.subjectKind, collection), eq(box.subjectId, subjectId))
  const dropped = await connectionTo(payload)
    .update(box)
    .set({ status: 'dropped', content: null, lastError: note, updatedAt: new Date().toISOString() })
    .where(and(isAbout, eq(box.purpose, purpose), isOpen))
    .returning({ id: box.id })
  return dropped.length
}

/** SQL condition: no job of this purpose was ever queued for the record. */
export function isUnqueued(
  payload: BasePayload,
  { collection }: Pick<OutboxSource, 'collection'>,
  purpose: string,
  id: SQLWrapper,
): SQL {
  const box = outboxOf(payload)
  const key = sql`${`${collection}:`} || ${id} || ${`:${purpose}`}`
  return sql`not exists (select 1 from ${box} where ${box.key} = ${key})`
}

/** Leases due jobs. If this process dies, they become due again for others. */
export async function claimDue(
  payload: BasePayload,
  channel: Channel,
  { most, leaseMs }: { most: number; leaseMs: number },
): Promise<Job[]> {
  const box = outboxOf(payload)
  const now = new Date().toISOString()
  const soon = new Date(Date.now() + mostSkewMs).toISOString()
  // Queued or tried while the clock was ahead: it would wait until then. Except what should wait (`notBefore`).
  const isOfWrongClock = and(
    eq(box.status, 'waiting'),
    gt(box.updatedAt, soon),
    lte(box.queuedAt, box.updatedAt),
  )
  const isDue = and(
    inArray(box.status, ['waiting', 'sending']),
    eq(box.channel, channel),
    or(lte(box.nextAttemptAt, now), isOfWrongClock),
  )
  const due = await connectionTo(payload)
    .select({ id: box.id, attempts: box.attempts })
    .from(box)
    .where(isDue)
    .orderBy(asc(box.nextAttemptAt))
    .limit(most)
  const claimed: Job[] = []
  for (const { id, attempts } of due) {
    // No row is returned if another process was faster.
    const rows = await connectionTo(payload)
      .update(box)
      .set({
        status: 'sending',
        attempts: sql`${box.attempts} + 1`,
        // The previous process died while sending: nobody knows if the other side accepted it.
        unheard: sql`${box.unheard} + case when ${eq(box.status, 'sending')} then 1 else 0 end`,
        nextAttemptAt: new Date(Date.now() + leaseMs).toISOString(),
        updatedAt: now,
      })
      .where(and(isDue, eq(box.id, id), eq(box.attempts, attempts)))
      .returning()
    claimed.push(...rows.map((row) => Job.parse(row)))
  }
  return claimed
}

export type Ending =
  | { status: 'sent'; note: string | null }
  | { status: 'failed' | 'dropped'; note: string }
  | { status: 'waiting'; note: string; nextAttemptAt: Date }

/** Stores how an attempt ended, unless another process has claimed the job meanwhile. */
export async function endAttempt(payload: BasePayload, job: Job, ending: Ending): Promise<void> {
  const box = outboxOf(payload)
  const now = new Date().toISOString()
  const outcome =
    ending.status === 'waiting'
      ? { nextAttemptAt: ending.nextAttemptAt.toISOString() }
      : { content: null, ...(ending.status === 'sent' ? { sentAt: now } : {}) }
  await connectionTo(payload)
    .update(box)
    .set({ status: ending.status, lastError: ending.note, updatedAt: now, ...outcome })
    .where(and(eq(box.id, job.id), eq(box.attempts, job.attempts), eq(box.status, 'sending')))
}
