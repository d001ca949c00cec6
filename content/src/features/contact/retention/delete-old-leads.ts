import type { LeadKind } from '@washhouse/contract/contact/contact.contract'
import { and, eq, inArray, lte, isNull, lt } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { rm } from 'node:fs/promises'
import { deleteExpired } from '../../../core/retention/delete-expired.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { doneStatuses } from '../lead/lead.labels.ts'
import { leadsOf, photosOf } from '../lead/lead.tables.ts'
import { env } from '../../../platform/env.ts'
import { sweepFolder } from '../../../core/files/orphaned-files.ts'
import type { RetentionJob } from '../../../core/retention/retention-job.ts'
import { daysAgo } from '../../../core/work/daily-work.ts'
import { notePhotos, photoPath } from '../photo/lead-photo.files.ts'

/** Deletes leads of a kind that are done with and have not changed since, with all that belongs to them; open ones stay. */
export const deleteOldLeads = (kind: LeadKind) =>
  deleteExpired(leadsOf, (leads, { before }) =>
    and(eq(leads.kind, kind), isDoneSince(leads, before)),
  )

function isDoneSince({ status, updatedAt }: ReturnType<typeof leadsOf>, moment: Date) {
  return and(inArray(status, [...doneStatuses]), lte(updatedAt, moment.toISOString()))
}

/** A lead is stored right after its photo: one that has none by the next day will have none. */
const orphanDays = 1

/** Deletes photos of problems that are done with and have not changed since. Where it is killed before their files, the sweep deletes these. */
export const deleteOldPhotos: RetentionJob = async ({ payload, before, most, note }) => {
  const [photos, leads] = [photosOf(payload), leadsOf(payload)]
  const connection = () => connectionTo(payload)
  const gone = await writeWhole(payload, async () => {
    const due = connection()
      .select({ id: photos.id })
      .from(photos)
      .innerJoin(leads, eq(leads.photo, photos.id))
      .where(isDoneSince(leads, before))
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

/** Deletes photos whose lead was never stored or is gone, and files without a record: the service may end between the two. */
export async function sweepPhotos(payload: BasePayload): Promise<void> {
  const [photos, leads] = [photosOf(payload), leadsOf(payload)]
  const before = daysAgo(orphanDays)
  const orphans = await connectionTo(payload)
    .select({ id: photos.id })
    .from(photos)
    .leftJoin(leads, eq(leads.photo, photos.id))
    .where(and(isNull(leads.id), lt(photos.createdAt, before.toISOString())))
  for (const { id } of orphans) await payload.delete({ collection: 'lead-photos', id: String(id) })
  await sweepFolder(payload, env.leadPhotoDir, { records: photos, before })
}
