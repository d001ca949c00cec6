import { and, eq, isNull, lte, notExists, or } from 'drizzle-orm'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'
import { forgetMembers } from './forget-members.ts'

/**
 * Deletes accounts whose address nobody has confirmed. Who has joined LINE is somebody who came in by it: his stays,
 * until he does not use it any more.
 */
export const forgetUnverified = forgetMembers((members, { payload, before }) => {
  const identities = tableOf(payload, 'member_identities', ['id', 'memberId'])
  const joined = connectionTo(payload)
    .select({ id: identities.id })
    .from(identities)
    .where(eq(identities.memberId, members.id))
  return and(
    or(eq(members.emailVerified, false), isNull(members.emailVerified)),
    lte(members.createdAt, before.toISOString()),
    notExists(joined),
  )
})
