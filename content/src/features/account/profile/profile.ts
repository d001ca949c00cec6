import type { Profile } from '@washhouse/contract/account/account.contract'
import type { KnownMember } from '../member/member.rows.ts'
import { memberRole } from '../member/member-role.ts'

/** A member's own profile, from the row that was read with the session. */
export function profileOf(member: KnownMember): Profile {
  const { firstName, lastName, tel: phone } = member
  const names = { firstName: firstName ?? '', lastName: lastName ?? '' }
  return { ...member, ...names, phone, role: memberRole.id }
}
