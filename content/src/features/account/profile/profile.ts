import type { Profile } from '@washhouse/contract/account/account.contract'
import type { KnownMember } from '../member/member.rows.ts'
import { memberRole } from '../member/member-role.ts'

/** A member as he himself sees him; made of what his session was found with. */
export function profileOf(member: KnownMember): Profile {
  const { firstName, lastName, tel } = member
  return {
    id: member.id,
    email: member.email,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phone: tel,
    location: member.location,
    role: memberRole.id,
    avatar: member.avatar,
    language: member.language,
    status: member.status,
    emailNotifications: member.emailNotifications,
    emailFrequency: member.emailFrequency,
    emailVerified: member.emailVerified,
    ageDeclaration: member.ageDeclaration,
    createdAt: member.createdAt,
  }
}
