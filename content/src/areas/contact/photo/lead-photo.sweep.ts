import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'
import { env } from '../../../ground/env.ts'
import { removeStrayFiles } from '../../../engines/files/private-files.ts'
import { daysAgo } from '../../../engines/work/daily-work.ts'
import { doneStatuses } from '../lead/lead.labels.ts'

/** A lead is stored right after its photo: one that has none by the next day will have none. */
const orphanDays = 1

/** Deletes photos whose lead was never stored or is gone, and those of problems long done with. */
export async function sweepPhotos(payload: BasePayload, keepDays: number): Promise<void> {
  const photos = tableOf(payload, 'lead_photos', ['id', 'createdAt'])
  const leads = tableOf(payload, 'leads', ['id', 'photo', 'status', 'updatedAt'])
  const isOrphan = and(isNull(leads.id), lt(photos.createdAt, daysAgo(orphanDays).toISOString()))
  const isDone = and(
    inArray(leads.status, [...doneStatuses]),
    lt(leads.updatedAt, daysAgo(keepDays).toISOString()),
  )
  const idle = await connectionTo(payload)
    .select({ id: photos.id })
    .from(photos)
    .leftJoin(leads, eq(leads.photo, photos.id))
    .where(or(isOrphan, isDone))
  for (const { id } of idle) await payload.delete({ collection: 'lead-photos', id: String(id) })
  await removeStrays(payload)
}

/** Files that were written when the service was ended before their record was. */
async function removeStrays(payload: BasePayload): Promise<void> {
  const photos = tableOf(payload, 'lead_photos', ['filename'])
  const rows = await connectionTo(payload).select({ filename: photos.filename }).from(photos)
  const known = new Set<unknown>(rows.map(({ filename }) => filename))
  await removeStrayFiles(env.leadPhotoDir, known, daysAgo(orphanDays))
}
