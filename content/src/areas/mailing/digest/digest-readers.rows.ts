import { and, eq, exists, inArray, lte, or, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../ground/database/tables.ts'
import { wholeNumber } from '../../../ground/database/whole-number.ts'
import { isMailable } from '../choice/mailable.ts'
import { followedOf, mailedMembersOf } from '../choice/mailing-tables.ts'
import { type Digest, isForAll } from './compose-digest.ts'

/** The condition, in a query of `members`, that an issue is for one: he takes it, and something in it is for him. */
export function isForReader(payload: BasePayload, issue: Digest): SQL {
  const takes = isMailable(payload, 'digest')
  if (isForAll(issue)) return takes
  const members = mailedMembersOf(payload)
  const followed = followedOf(payload)
  const byBranch = Map.groupBy(issue.notices, ({ branch }) => branch)
  const told = [...byBranch].map(([branch, its]) => {
    const last =
      its
        .map(({ at }) => at)
        .toSorted()
        .at(-1) ?? ''
    return and(eq(followed.branchId, branch), lte(followed.createdAt, last))
  })
  const follows = connectionTo(payload)
    .select({ id: followed.id })
    .from(followed)
    .where(and(eq(followed.memberId, members.id), or(...told)))
  const all = and(takes, exists(follows))
  if (!all) throw new Error('A condition of two is one')
  return all
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
