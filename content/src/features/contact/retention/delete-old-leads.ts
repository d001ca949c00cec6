import type { LeadKind } from '@washhouse/contract/contact/contact.contract'
import { and, eq, inArray, lte, isNull, lt } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { deleteExpired } from '../../../core/retention/delete-expired.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { doneStatuses } from '../lead/lead.labels.ts'
import { leadsOf, messagesOf, photosOf } from '../lead/lead.tables.ts'
import { files } from '../../../platform/files/files.ts'
import { sweepFolder } from '../../../core/files/orphaned-files.ts'
import type { RetentionJob } from '../../../core/retention/retention-job.ts'
import { daysAgo } from '../../../core/work/daily-work.ts'
import { notePhotos, removePhotos } from '../photo/lead-photo.files.ts'
import { isPhotoOf } from '../photo/photos-of-leads.ts'

/**
 * Deletes leads of a kind, with everything that belongs to them, that were done and unchanged for the period. Open leads
 * stay.
 */
export const deleteOldLeads = (kind: LeadKind) =>
  deleteExpired(leadsOf, (leads, { before }) =>
    and(eq(leads.kind, kind), isDoneSince(leads, before)),
  )

function isDoneSince({ status, updatedAt }: ReturnType<typeof leadsOf>, moment: Date) {
  return and(inArray(status, [...doneStatuses]), lte(updatedAt, moment.toISOString()))
}

/** A lead or message is stored right after its photo. A photo without one after a day is orphaned. */
const orphanDays = 1

/**
 * Deletes photos of problems that were done and unchanged for the period. If the process is killed before the files are
 * deleted, the sweep deletes them.
 */
export const deleteOldPhotos: RetentionJob = async ({ payload, before, most, note }) => {
  const [photos, leads] = [photosOf(payload), leadsOf(payload)]
  const connection = () => connectionTo(payload)
  const gone = await writeWhole(payload, async () => {
    const due = connection()
      .select({ id: photos.id })
      .from(photos)
      .where(isPhotoOf(payload, isDoneSince(leads, before)))
      .limit(most)
    const rows = await connection()
      .delete(photos)
      .where(inArray(photos.id, due))
      .returning({ filename: photos.filename })
    if (rows.length > 0) await note(rows.length)
    await notePhotos(payload, rows)
    return rows
  })
  await removePhotos(gone)
  return gone.length
}

/** Deletes photos without a lead and files without a record. Both exist if the service ends between two steps. */
export async function sweepPhotos(payload: BasePayload): Promise<void> {
  const [photos, leads, messages] = [photosOf(payload), leadsOf(payload), messagesOf(payload)]
  const before = daysAgo(orphanDays)
  const orphans = await connectionTo(payload)
    .select({ id: photos.id })
    .from(photos)
    .leftJoin(leads, eq(leads.photo, photos.id))
    .leftJoin(messages, eq(messages.photo, photos.id))
    .where(and(isNull(leads.id), isNull(messages.id), lt(photos.createdAt, before.toISOString())))
  for (const { id } of orphans) await payload.delete({ collection: 'lead-photos', id: String(id) })
  await sweepFolder(payload, files.leadPhotos, { records: photos, before })
}
