import type { Profile } from '@washhouse/contract/account/account.contract'
import { failedValidation, invalidCredentials } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { BasePayload } from 'payload'
import type { CallOfWrite } from '../../../core/calls/bound-write.ts'
import type { Member } from '../../../core/calls/member.ts'
import {
  cleanMemberPicture,
  dropPictures,
  storeMemberPicture,
  removePictures,
  writePicture,
} from '../../../core/files/member-pictures/member-picture.files.ts'
import { uploaderOf } from '../../../core/files/upload-queue.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { updateSignedIn } from './change-profile.ts'

/**
 * Stores a member's picture and deletes the previous one. Of two concurrent uploads the later one stays.
 * @throws FaultyBody naming `picture` if it is missing or no picture, INVALID_CREDENTIALS if the member is deleted or signed
 * out.
 */
export async function setPicture(
  payload: BasePayload,
  member: Pick<Member, 'id' | 'sessionId'>,
  bytes: Buffer | undefined,
  from?: Pick<CallOfWrite, 'visitor' | 'signal'>,
): Promise<Profile> {
  if (!bytes) throw new FaultyBody([failedValidation('picture', 'required', 'Value is required')])
  const clean = await cleanMemberPicture(bytes, uploaderOf(member.id, from))
  const id = await writePicture(clean)
  const { profile, dropped } = await writeWhole(payload, async () => {
    await storeMemberPicture(payload, member.id, { ...clean, id })
    const changed = await updateSignedIn(payload, member, { avatar: id })
    if (!changed) throw invalidCredentials()
    return { profile: changed, dropped: await dropPictures(payload, member.id, id) }
  }).catch(async (error: unknown) => {
    await removePictures(payload, [id])
    throw error
  })
  await removePictures(payload, dropped)
  return profile
}
