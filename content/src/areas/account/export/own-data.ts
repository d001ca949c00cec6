import type { OwnData } from '@washhouse/contract/account/account.contract'
import { profileWire } from '@washhouse/contract/account/account.wire'
import type { BasePayload } from 'payload'
import { allOfMembers, type OwnRecords } from '../../../engines/accounts/of-members.ts'
import { type KnownMember, profileOf } from '../profile/profile.ts'

/** All that is kept of a member, from every area that keeps something. */
export async function ownDataOf(payload: BasePayload, member: KnownMember): Promise<OwnData> {
  const found = await Promise.all(allOfMembers(payload).map((each) => each.own(payload, member.id)))
  const records: OwnRecords = Object.assign({}, ...found)
  return {
    createdAt: new Date().toISOString(),
    profile: profileWire.encode(profileOf(member), member.language),
    records: Object.fromEntries(
      Object.entries(records).map(([name, own]) => [name, own.map((each) => ({ ...each }))]),
    ),
  }
}
