import { MediaId } from '@washhouse/contract/media/media.contract'
import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { tooManyPictures, type BoardPicture } from '@washhouse/contract/webboard/webboard.contract'
import { forbidden, retryLater, WireError } from '@washhouse/contract/wire/errors'
import type { BasePayload } from 'payload'
import type { CallOfWrite } from '../../../core/calls/bound-write.ts'
import type { Member } from '../../../core/calls/member.ts'
import { uploaderOf } from '../../../core/files/upload-queue.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { lockAuthor } from '../board/locked-author.rows.ts'
import { cleanBoardPicture, removePictures, writePicture } from '../pictures/board-picture.files.ts'
import {
  countWaiting,
  dropWaiting,
  storeMemberPicture,
  waitingDays,
} from '../pictures/board-picture.rows.ts'

const dayMs = 24 * 60 * 60_000
const most = boardLengths.waitingImages

/**
 * Stores a picture of a member who may write, for use in a text.
 * @throws FaultyBody naming `file` if it is no picture, FORBIDDEN if the member may not write, REQUESTS_EXCEEDED at the
 * limit of unused pictures, INVALID_CREDENTIALS if the member is deleted.
 */
export async function storeBoardPicture(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  bytes: Buffer,
  from?: Pick<CallOfWrite, 'visitor' | 'signal'>,
): Promise<BoardPicture> {
  // Checked before the expensive re-encoding, and again in the transaction, for concurrent uploads.
  const requireRoom = async () => {
    await lockAuthor(payload, memberId)
    await refuseFull(payload, memberId)
  }
  await writeWhole(payload, requireRoom)
  const clean = await cleanBoardPicture(bytes, uploaderOf(memberId, from))
  const id = await writePicture(clean)
  await writeWhole(payload, async () => {
    await requireRoom()
    await storeMemberPicture(payload, memberId, { ...clean, id })
  }).catch(async (error: unknown) => {
    await removePictures(payload, [id])
    throw error
  })
  return { id, width: clean.width, height: clean.height }
}

/**
 * Deletes an unused picture of a member.
 * @throws FORBIDDEN if it is none.
 */
export async function takePictureBack(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  id: string,
): Promise<void> {
  if (!MediaId.safeParse(id).success) throw forbidden()
  const dropped = await dropWaiting(payload, memberId, id.toLowerCase())
  if (dropped.length === 0) throw forbidden()
  await removePictures(payload, dropped)
}

async function refuseFull(payload: BasePayload, memberId: string): Promise<void> {
  const { waiting, since } = await countWaiting(payload, memberId)
  if (waiting < most || since === null) return
  const seconds = Math.max(1, Math.ceil((since + waitingDays * dayMs - Date.now()) / 1000))
  const { code, extras } = retryLater(seconds)
  const message = `${most} pictures wait already: put them into a post, take one back, or wait.`
  throw new WireError(code, message, { type: tooManyPictures, max: most, ...extras })
}
