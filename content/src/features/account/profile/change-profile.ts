import type { Profile, ProfileChanges } from '@washhouse/contract/account/account.contract'
import type { Language } from '@washhouse/contract/language'
import { forbiddenField, invalidCredentials } from '@washhouse/contract/wire/errors'
import { eq, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { updateMember } from '../../../core/accounts/member-rows.ts'
import { requireActiveSession } from '../../../core/accounts/sessions/active-session.ts'
import { membersOf } from '../../../core/accounts/member-tables.ts'
import type { Member } from '../../../core/calls/member.ts'
import {
  dropPictures,
  removePictures,
} from '../../../core/files/member-pictures/member-picture.files.ts'
import { writeWhole } from '../../../platform/database/tables.ts'
import { profileOf } from './profile.ts'
import { refuseToMinor } from '../../../core/accounts/declared-minor.ts'
import { noteConsents } from '../../../core/consents/member-consents.rows.ts'
import { noteMailConsents } from '../../../core/consents/note-mail-consents.ts'

/**
 * Changes the given fields in one statement, so that concurrent changes do not overwrite each other's fields. The picture
 * can be removed, or sent unchanged.
 * @throws FORBIDDEN for another picture, FAILED_VALIDATION for marketing to a declared minor, INVALID_CREDENTIALS if the
 * member is deleted, suspended or signed out.
 */
export async function changeProfile(
  payload: BasePayload,
  member: Pick<Member, 'id' | 'sessionId'>,
  changes: Partial<ProfileChanges>,
  language: Language,
): Promise<Profile> {
  const { avatar, phone, ...texts } = changes
  const columns = {
    ...texts,
    ...(phone === undefined ? {} : { tel: phone }),
    ...(avatar === null ? { avatar } : {}),
  }
  const isOwn = avatar ? eq(membersOf(payload).avatar, avatar) : undefined
  const update = () => updateSignedIn(payload, member, columns, isOwn)
  const { profile, dropped } = await writeWhole(payload, async () => {
    const changed = await noteConsentsOf(payload, member.id, { changes, language }, update)
    if (!changed) throw avatar ? forbiddenField('avatar', 'directus_users') : invalidCredentials()
    return {
      profile: changed,
      dropped: avatar === null ? await dropPictures(payload, member.id) : [],
    }
  })
  await removePictures(payload, dropped)
  return profile
}

interface Noted {
  changes: Partial<ProfileChanges>
  language: Language
}

/**
 * Makes a change and logs the consents that it gives or withdraws: email, and being 20 or older.
 * @throws FAILED_VALIDATION if a declared minor asks for the weekly digest.
 */
async function noteConsentsOf(
  payload: BasePayload,
  memberId: string,
  { changes, language }: Noted,
  change: () => Promise<Profile | undefined>,
): Promise<Profile | undefined> {
  const { emailNotifications, emailFrequency, ageDeclaration } = changes
  if ([emailNotifications, emailFrequency, ageDeclaration].every((each) => each === undefined))
    return await change()
  const how = { channel: 'website', language } as const
  // Locks the row until the transaction ends.
  const before = await updateMember(payload, memberId, {})
  const changed = await noteMailConsents(payload, memberId, how, change)
  if (!changed) return undefined
  if (emailFrequency === 'weekly') refuseToMinor(changed, 'email_frequency')
  if (ageDeclaration !== undefined && before?.ageDeclaration !== ageDeclaration)
    await noteConsents(payload, memberId, [{ purpose: ageDeclaration, act: 'given' }], how)
  return changed
}

/**
 * Like `updateMember` for `writeWhole`, of a signed-in member. Checks the session after the change: checking it first could
 * deadlock two requests.
 * @throws INVALID_CREDENTIALS if the session ended meanwhile.
 */
export async function updateSignedIn(
  payload: BasePayload,
  member: Pick<Member, 'id' | 'sessionId'>,
  ...change: [columns: object, isAsked?: SQL]
): Promise<Profile | undefined> {
  const changed = await updateMember(payload, member.id, ...change)
  if (!changed) return undefined
  await requireActiveSession(payload, member)
  return profileOf(changed)
}
