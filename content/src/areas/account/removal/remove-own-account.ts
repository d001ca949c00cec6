import type { AccountRemoval } from '@washhouse/contract/account/account.contract'
import { failedValidation, invalidCredentials } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import type { BasePayload } from 'payload'
import type { Sent } from '../../../engines/calls/bound-write.ts'
import type { Member } from '../../../engines/calls/member.ts'
import { readPasswordHash } from '../password/member-password.rows.ts'
import { requireOwnPassword } from '../password/own-password.ts'
import { updateSignedIn } from '../profile/change-profile.ts'
import { removeMember } from './remove-member.ts'

/**
 * Deletes an account for its member. Who has a password shows it; who has none, as he signs in with LINE alone, is whom
 * his session names.
 * @throws FaultyBody naming `current_password`, REQUESTS_EXCEEDED after too many wrong ones, INVALID_CREDENTIALS
 * where he was signed out meanwhile.
 */
export async function removeOwnAccount(
  payload: BasePayload,
  { record, member, language, visitor }: Sent<AccountRemoval> & { member: Member },
): Promise<undefined> {
  const { id: memberId } = member
  if ((await readPasswordHash(payload, memberId)) !== null) {
    const { currentPassword: password } = record
    if (password === null)
      throw new FaultyBody([failedValidation('current_password', 'required', 'Value is required')])
    await requireOwnPassword(payload, { memberId, password, language, visitor })
  }
  const before = async () => {
    if (!(await updateSignedIn(payload, member, {}))) throw invalidCredentials()
  }
  await removeMember(payload, memberId, { before })
}
