import { and, eq, exists, inArray, lte, or, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { membersOf } from '../../../core/accounts/sessions/session-table.ts'
import { followedOf } from '../../../core/notifications/notification-tables.ts'
import { connectionTo, every } from '../../../platform/database/tables.ts'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import { isMailable } from '../choice/mailable.ts'
import { type Digest, isForAll } from './compose-digest.ts'

/** The condition, in a query of `members`, that an issue is for one: he takes it, and something in it is for him. */
export function isForReader(payload: BasePayload, issue: Digest): SQL {
  const takes = isMailable(payload, 'digest')
  if (isForAll(issue)) return takes
  const members = membersOf(payload)
  const followed = followedOf(payload)
  const byBranch = Map.groupBy(issue.notices, ({ branch }) => branch)
  const told = [...byBranch].map(([branch, its]) => {
    // They are in the order of their moments.
    const last = its.at(-1)?.at ?? ''
    return and(eq(followed.branchId, branch), lte(followed.createdAt, last))
  })
  const follows = connectionTo(payload)
    .select({ id: followed.id })
    .from(followed)
    .where(and(eq(followed.memberId, members.id), or(...told)))
  return every(takes, exists(follows))
}

/** Of an issue's notices those of branches that a member followed by then. */
export async function noticesFor(
  payload: BasePayload,
  memberId: string,
  { notices }: Digest,
): Promise<Digest['notices']> {
  if (notices.length === 0) return []
  const followed = followedOf(payload)
  const branch = wholeNumber(followed.branchId)
  const rows = await connectionTo(payload)
    .select({ branch, since: followed.createdAt })
    .from(followed)
    .where(
      and(
        eq(followed.memberId, memberId),
        inArray(branch, [...new Set(notices.map((each) => each.branch))]),
      ),
    )
  const since = new Map(
    rows.map((row) => [Number(row.branch), new Date(String(row.since)).toISOString()]),
  )
  return notices.filter((notice) => {
    const followedAt = since.get(notice.branch)
    return followedAt !== undefined && followedAt <= notice.at
  })
}
