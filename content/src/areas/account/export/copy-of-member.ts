import { profileWire } from '@washhouse/contract/account/account.wire'
import type { BasePayload } from 'payload'
import type { Copy } from '../../../engines/accounts/copy/copy.ts'
import { allOfMembers } from '../../../engines/accounts/of-members.ts'
import { type KnownMember, profileOf } from '../profile/profile.ts'

/** All that is kept of a member, from every area that keeps something. */
export function copyOfMember(payload: BasePayload, member: KnownMember): Copy {
  return {
    language: member.language,
    profile: profileWire.encode(profileOf(member), member.language),
    async *records() {
      for (const area of allOfMembers(payload)) yield await area.own(payload, member.id)
    },
    async files() {
      const found = allOfMembers(payload).flatMap(({ files }) => files?.(payload, member.id) ?? [])
      return (await Promise.all(found)).flat()
    },
  }
}
