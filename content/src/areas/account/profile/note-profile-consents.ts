import type { Profile, ProfileChanges } from '@washhouse/contract/account/account.contract'
import type { BasePayload } from 'payload'
import { refuseToMinor } from '../../../engines/accounts/declared-minor.ts'
import { type HowGiven, noteConsents } from '../../../engines/consents/member-consents.rows.ts'
import { noteMailConsents } from '../../../engines/consents/note-mail-consents.ts'

interface ChangeOfProfile {
  memberId: string
  changes: Partial<ProfileChanges>
  how: HowGiven
  /** Holds the member till the end of the write, and gives him as he is; undefined where he is none. */
  hold: () => Promise<Profile | undefined>
}

/**
 * Within `writeWhole`: notes what a change agrees to or takes back: mail, and being 20 or older by now.
 * @throws FAILED_VALIDATION where a declared minor asks for the weekly digest.
 */
export async function noteProfileConsents(
  payload: BasePayload,
  { memberId, changes, how, hold }: ChangeOfProfile,
  change: () => Promise<Profile | undefined>,
): Promise<Profile | undefined> {
  const { emailNotifications, emailFrequency, ageDeclaration } = changes
  if ([emailNotifications, emailFrequency, ageDeclaration].every((each) => each === undefined))
    return await change()
  const before = await hold()
  const changed = await noteMailConsents(payload, memberId, how, change)
  if (!changed) return undefined
  if (emailFrequency === 'weekly') refuseToMinor(changed, 'email_frequency')
  if (ageDeclaration !== undefined && before?.ageDeclaration !== ageDeclaration)
    await noteConsents(payload, memberId, [{ purpose: ageDeclaration, act: 'given' }], how)
  return changed
}
