import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, or } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { outboxOf, queueJobs } from '../../../engines/mail/outbox.rows.ts'
import { connectionTo, takeTurnOf } from '../../../ground/database/tables.ts'
import { dataRequestPurposes } from './data-request-purposes.ts'

const source = { collection: 'data-requests', purposes: dataRequestPurposes } as const
const purpose = 'data-arrived'

/** For so long after one mail of what has arrived everything more is gathered into the next. */
const gatheredMs = 60 * 60_000

const Arrivals = z.object({ requests: z.array(z.string()) })

/** The requests that such a mail tells of. One that is sent once more knows its own alone. */
export function arrivalsIn({ subjectId, content }: { subjectId: unknown; content: unknown }) {
  return Arrivals.safeParse(content).data?.requests ?? [String(subjectId)]
}

/**
 * Has the administrators told of a request that came, in the write that opens it: at once, or with whatever else comes in the
 * hour after the last such mail.
 */
export async function keepArrival(payload: BasePayload, id: string): Promise<void> {
  await takeTurnOf(payload, purpose)
  if (await joinWaiting(payload, id)) return
  const notBefore = await nextMail(payload)
  const job = { subjectId: id, purpose, part: randomUUID(), content: { requests: [id] } }
  await queueJobs(payload, source, [notBefore ? { ...job, notBefore } : job])
}

/** Adds it to the mail that has not left; false where there is none, or where it is just leaving. */
async function joinWaiting(payload: BasePayload, id: string): Promise<boolean> {
  const box = outboxOf(payload)
  const isWaiting = and(isArrival(payload), eq(box.status, 'waiting'))
  const [row] = await connectionTo(payload)
    .select({ id: box.id, subjectId: box.subjectId, content: box.content })
    .from(box)
    .where(isWaiting)
    .orderBy(desc(box.queuedAt))
    .limit(1)
  if (!row) return false
  const joined = await connectionTo(payload)
    .update(box)
    .set({ content: { requests: [...arrivalsIn(row), id] }, updatedAt: new Date().toISOString() })
    .where(and(isWaiting, eq(box.id, row.id)))
    .returning({ id: box.id })
  return joined.length > 0
}

/** When the next mail may leave; undefined: at once. */
async function nextMail(payload: BasePayload): Promise<Date | undefined> {
  const box = outboxOf(payload)
  const now = Date.now()
  const isLately = gt(box.sentAt, new Date(now - gatheredMs).toISOString())
  const rows = await connectionTo(payload)
    .select({ status: box.status, sentAt: box.sentAt })
    .from(box)
    .where(and(isArrival(payload), or(eq(box.status, 'sending'), isLately)))
  const times = rows.map(({ status, sentAt }) =>
    status === 'sending' ? now : Date.parse(String(sentAt)),
  )
  return times.length === 0 ? undefined : new Date(Math.max(...times) + gatheredMs)
}

function isArrival(payload: BasePayload) {
  const box = outboxOf(payload)
  return and(eq(box.subjectKind, source.collection), eq(box.purpose, purpose))
}
