import { rm } from 'node:fs/promises'
import { and, eq, inArray, isNull, lt, lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import { env } from '../../../ground/env.ts'
import { sweepFolder } from '../../../engines/files/strays.ts'
import type { RetentionJob } from '../../../engines/retention/retention-job.ts'
import { daysAgo } from '../../../engines/work/daily-work.ts'
import { doneStatuses } from '../lead/lead.labels.ts'
import { notePhotos, photoPath } from './lead-photo.files.ts'

/** A lead is stored right after its photo: one that has none by the next day will have none. */
const orphanDays = 1

const photosOf = (payload: BasePayload) => collectionTable(payload, 'lead-photos')
const leadsOf = (payload: BasePayload) => collectionTable(payload, 'leads')

/** Deletes photos of problems that are done with and have not changed since. Where it is killed before their files, the sweep deletes these. */
export const forgetPhotos: RetentionJob = async ({ payload, before, most, note }) => {
  const [photos, leads] = [photosOf(payload), leadsOf(payload)]
  const connection = () => connectionTo(payload)
  const gone = await writeWhole(payload, async () => {
    const isDone = and(
      inArray(leads.status, [...doneStatuses]),
      lte(leads.updatedAt, before.toISOString()),
    )
    const due = connection()
      .select({ id: photos.id })
      .from(photos)
      .innerJoin(leads, eq(leads.photo, photos.id))
      .where(isDone)
      .limit(most)
    const rows = await connection()
      .delete(photos)
      .where(inArray(photos.id, due))
      .returning({ filename: photos.filename })
    if (rows.length > 0) await note(rows.length)
    await notePhotos(payload, rows)
    return rows
  })
  for (const { filename } of gone) await rm(photoPath(filename), { force: true })
  return gone.length
}

/** Deletes photos whose lead was never stored or is gone. */
export async function sweepPhotos(payload: BasePayload): Promise<void> {
  const [photos, leads] = [photosOf(payload), leadsOf(payload)]
  const orphans = await connectionTo(payload)
    .select({ id: photos.id })
    .from(photos)
    .leftJoin(leads, eq(leads.photo, photos.id))
    .where(and(isNull(leads.id), lt(photos.createdAt, daysAgo(orphanDays).toISOString())))
  for (const { id } of orphans) await payload.delete({ collection: 'lead-photos', id: String(id) })
  await removeStrays(payload)
}

/** Files that were written when the service was ended before their record was. */
async function removeStrays(payload: BasePayload): Promise<void> {
  const { filename } = photosOf(payload)
  const rows = await connectionTo(payload).select({ filename }).from(photosOf(payload))
  const known = new Set<unknown>(rows.map((row) => row.filename))
  await sweepFolder(payload, env.leadPhotoDir, known, daysAgo(orphanDays))
}
