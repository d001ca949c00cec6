import { desc, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'
import type { Span } from './own-news.rows.ts'

const columns = [
  'id',
  'day',
  'state',
  'since',
  'until',
  'startedAt',
  'createdAt',
  'updatedAt',
] as const
const bundlesOf = (payload: BasePayload) => tableOf(payload, 'mail_bundles', columns)

const moment = z.coerce.date().transform((date) => date.toISOString())
const StoredSpan = z.object({ since: moment, until: moment })

/** What a bundle is of. */
export async function readSpan(payload: BasePayload, id: number): Promise<Span | undefined> {
  const bundles = bundlesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ since: bundles.since, until: bundles.until })
    .from(bundles)
    .where(eq(bundles.id, id))
  return row && StoredSpan.parse(row)
}

/** The newest bundle. */
export async function readLast(
  payload: BasePayload,
): Promise<(Span & { day: string }) | undefined> {
  const bundles = bundlesOf(payload)
  const [row] = await connectionTo(payload)
    .select({ day: bundles.day, since: bundles.since, until: bundles.until })
    .from(bundles)
    .orderBy(desc(bundles.day))
    .limit(1)
  return row && { day: String(row.day), ...StoredSpan.parse(row) }
}

/** Begins the bundle of a day, of which there is one. */
export async function beginBundle(
  payload: BasePayload,
  { day, since, until }: Span & { day: string },
): Promise<void> {
  await connectionTo(payload)
    .insert(bundlesOf(payload))
    .values({
      day,
      since,
      until,
      state: 'running',
      startedAt: until,
      createdAt: until,
      updatedAt: until,
    })
    .onConflictDoNothing()
}
