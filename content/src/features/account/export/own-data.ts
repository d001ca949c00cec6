import type { OwnData } from '@washhouse/contract/account/account.contract'
import { profileWire } from '@washhouse/contract/account/account.wire'
import type { BasePayload } from 'payload'
import { allPersonalData, type OwnRecords } from '../../../core/accounts/personal-data.ts'
import type { KnownMember } from '../member/member.rows.ts'
import { profileOf } from '../profile/profile.ts'
import type { Copy } from '../../../core/accounts/copy/copy.ts'

/** Collects a member's data from every feature that stores personal data. */
export async function ownDataOf(payload: BasePayload, member: KnownMember): Promise<OwnData> {
  const found = await Promise.all(
    allPersonalData(payload).map((each) => each.own(payload, member.id)),
  )
  const records: OwnRecords = Object.assign({}, ...found)
  return {
    createdAt: new Date().toISOString(),
    profile: profileWire.encode(profileOf(member), member.language),
    records: Object.fromEntries(
      Object.entries(records).map(([name, own]) => [name, own.map((each) => ({ ...each }))]),
    ),
  }
}

/** Collects a member's data and pictures for the ZIP archive. */
export function copyOfMember(payload: BasePayload, member: KnownMember): Copy {
  return {
    language: member.language,
    profile: profileWire.encode(profileOf(member), member.language),
    async *records() {
      for (const area of allPersonalData(payload)) yield await area.own(payload, member.id)
    },
    async files() {
      const found = allPersonalData(payload).flatMap(
        ({ files }) => files?.(payload, member.id) ?? [],
      )
      return (await Promise.all(found)).flat()
    },
  }
}
