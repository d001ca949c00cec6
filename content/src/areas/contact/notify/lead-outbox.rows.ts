import { and, asc, count, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { OutboxSource } from '../../../engines/mail/outbox-source.ts'
import { isUnqueued, outboxOf } from '../../../engines/mail/outbox.rows.ts'
import { collectionTable, connectionTo } from '../../../ground/database/tables.ts'

const leadsOf = (payload: BasePayload) => collectionTable(payload, 'leads')

/** Leads that came after a moment and have nothing in the outbox, oldest first; examples are none. */
export async function findUnqueued(
  payload: BasePayload,
  source: OutboxSource,
  { since, most }: { since: Date; most: number },
) {
  const leads = leadsOf(payload)
  const isReal = or(isNull(leads.source), ne(leads.source, 'demo'))
  // Staff are told of every lead: that job shows that it has been seen to.
  const isNew = isUnqueued(payload, source, 'staff', leads.id)
  const rows = await connectionTo(payload)
    .select({
      id: leads.id,
      email: leads.email,
      source: leads.source,
      looksAutomatic: leads.looksAutomatic,
    })
    .from(leads)
    .where(and(gt(leads.createdAt, since.toISOString()), isReal, isNew))
    .orderBy(asc(leads.createdAt))
    .limit(most)
  return rows.map(({ id, email, source: writtenDown, looksAutomatic }) => ({
    id: String(id),
    looksAutomatic: Boolean(looksAutomatic),
    /** Whom staff wrote down has already talked to someone, and has entered no address anywhere. */
    canAcknowledge: Boolean(email) && writtenDown === null,
  }))
}

/** How many acknowledgements went to an address after a moment. */
export async function countAcknowledged(
  payload: BasePayload,
  email: string,
  since: Date,
): Promise<number> {
  const box = outboxOf(payload)
  const leads = leadsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ total: count() })
    .from(box)
    .innerJoin(leads, eq(leads.id, box.subjectId))
    .where(
      and(
        eq(box.subjectKind, 'leads'),
        eq(box.purpose, 'sender'),
        gt(box.sentAt, since.toISOString()),
        sql`lower(${leads.email}) = ${email.toLowerCase()}`,
      ),
    )
  return row?.total ?? 0
}
