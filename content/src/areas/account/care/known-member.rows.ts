import { memberStatuses } from '@washhouse/contract/account/account.contract'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { membersOf } from '../../../engines/accounts/sessions/session-member.ts'
import { MemberRow } from '../../../engines/calls/member.ts'
import { connectionTo } from '../../../ground/database/tables.ts'
import type { KnownMember } from '../profile/profile.ts'

const KnownRow = MemberRow.extend({ status: z.enum(memberStatuses) })

/** A member by his id, suspended or not. */
export async function findKnownMember(
  payload: BasePayload,
  memberId: string,
): Promise<KnownMember | undefined> {
  const members = membersOf(payload)
  const [row] = await connectionTo(payload)
    .select()
    .from(members)
    .where(eq(members.id, memberId))
    .limit(1)
  return row && KnownRow.parse(row)
}
