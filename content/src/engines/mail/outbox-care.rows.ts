import { and, count, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, tableOf } from '../../ground/database/tables.ts'
import { outboxOf } from './outbox.rows.ts'

/** Queues one row, or all that failed or wait, for being sent now. What is on its way stays alone. */
export async function queueAgain(payload: BasePayload, id?: string): Promise<void> {
  const box = outboxOf(payload)
  const now = new Date().toISOString()
  await connectionTo(payload)
    .update(box)
    .set({
      status: 'waiting',
      attempts: 0,
      queuedAt: now,
      nextAttemptAt: now,
      lastError: null,
      updatedAt: now,
    })
    .where(
      id === undefined
        ? inArray(box.status, ['waiting', 'failed'])
        : and(eq(box.id, id), ne(box.status, 'sending')),
    )
}

/** Gives up what has not left. */
export async function dropRow(payload: BasePayload, id: string): Promise<void> {
  const box = outboxOf(payload)
  await connectionTo(payload)
    .update(box)
    .set({ status: 'dropped', updatedAt: new Date().toISOString() })
    .where(and(eq(box.id, id), inArray(box.status, ['waiting', 'failed'])))
}

/** Deletes what is done with and stood for leads that are there no more. */
export async function forgetOrphans(payload: BasePayload): Promise<void> {
  const box = outboxOf(payload)
  const leads = tableOf(payload, 'leads', ['id'])
  const own = sql`select 1 from ${leads} where ${leads.id} = ${box.lead}`
  await connectionTo(payload)
    .delete(box)
    .where(and(inArray(box.status, ['sent', 'failed', 'dropped']), sql`not exists (${own})`))
}

/** How many acknowledgements went to an address after a moment. */
export async function countAcknowledged(
  payload: BasePayload,
  email: string,
  since: Date,
): Promise<number> {
  const box = outboxOf(payload)
  const leads = tableOf(payload, 'leads', ['id', 'email'])
  const [row] = await connectionTo(payload)
    .select({ total: count() })
    .from(box)
    .innerJoin(leads, sql`${leads.id} = ${box.lead}`)
    .where(
      and(
        eq(box.purpose, 'sender'),
        gt(box.sentAt, since.toISOString()),
        sql`lower(${leads.email}) = ${email.toLowerCase()}`,
      ),
    )
  return row?.total ?? 0
}
