import type { BasePayload } from 'payload'
import { sweepFolder } from '../../../core/files/orphaned-files.ts'
import { daysAgo } from '../../../core/work/daily-work.ts'
import { files } from '../../../platform/files/files.ts'
import { picturesOf } from '../tables/board-tables.ts'
import { removePictures } from './board-picture.files.ts'
import { dropForgotten, dropRemoved, waitingDays } from './board-picture.rows.ts'

/**
 * Deletes pictures that were unused for a day or belong to removed texts, and orphaned files: a process may die between the
 * two deletions.
 */
export async function sweepPictures(payload: BasePayload): Promise<void> {
  const before = daysAgo(waitingDays)
  await removePictures(payload, await dropForgotten(payload, before))
  await removePictures(payload, await dropRemoved(payload))
  await sweepFolder(payload, files.boardPictures, { records: picturesOf(payload), before })
}
