import { maxFollowedBranches as max } from '@washhouse/contract/branch/branch.calls'
import type { FollowedBranch } from '@washhouse/contract/branch/followed-branch.contract'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { maxId } from '@washhouse/contract/wire/parameters'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import { and, desc, eq } from 'drizzle-orm'
import type { BasePayload, CollectionAfterDeleteHook } from 'payload'
import { followedBranchWire } from '@washhouse/contract/branch/followed-branch.wire'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import {
  awaitWriters,
  collectionTable,
  requestConnection,
  connectionTo,
  writeWhole,
} from '../../../platform/database/tables.ts'
import type { PersonalData } from '../../../core/accounts/personal-data.ts'
import { deleteRowsOf, lockMember } from '../../../core/accounts/member-rows.ts'

const followedOf = (payload: BasePayload) => collectionTable(payload, 'followed-branches')
const branchesOf = (payload: BasePayload) => collectionTable(payload, 'branches')

/** The published branches that a member follows, latest first. */
export async function listFollowed(
  payload: BasePayload,
  memberId: string,
): Promise<FollowedBranch[]> {
  const followed = followedOf(payload)
  const branches = branchesOf(payload)
  const rows = await connectionTo(payload)
    .select({ branch: followed.branchId, followedAt: followed.createdAt })
    .from(followed)
    .innerJoin(branches, eq(branches.id, wholeNumber(followed.branchId)))
    .where(and(eq(followed.memberId, memberId), eq(branches._status, 'published')))
    .orderBy(desc(followed.createdAt), desc(followed.id))
  return rows.map(({ branch, followedAt }) => ({
    branch: Number(branch),
    followedAt: new Date(String(followedAt)).toISOString(),
  }))
}

/**
 * Makes a member follow a branch; idempotent. Refuses an unpublished branch and one beyond the limit.
 * @throws INVALID_CREDENTIALS if the member was erased meanwhile.
 */
export async function followBranch(
  payload: BasePayload,
  memberId: string,
  branch: number,
): Promise<void> {
  const followed = followedOf(payload)
  const isOwn = eq(followed.memberId, memberId)
  await writeWhole(payload, async () => {
    // Serializes the member's follow requests, so that the limit holds.
    await lockMember(payload, memberId)
    const own = await connectionTo(payload)
      .select({ branch: followed.branchId })
      .from(followed)
      .where(isOwn)
    if (own.some((row) => Number(row.branch) === branch)) return
    if (!(await isPublished(payload, branch)))
      throw refuse('choice', 'There is no branch of this id')
    if (own.length >= max) throw refuse('max', `At most ${max} branches can be followed`, { max })
    const now = new Date().toISOString()
    await connectionTo(payload)
      .insert(followed)
      .values({ memberId, branchId: branch, createdAt: now, updatedAt: now })
  })
}

/** Makes a member unfollow a branch; idempotent. */
export async function unfollowBranch(
  payload: BasePayload,
  memberId: string,
  branch: number,
): Promise<void> {
  const followed = followedOf(payload)
  await connectionTo(payload)
    .delete(followed)
    .where(and(eq(followed.memberId, memberId), eq(followed.branchId, branch)))
}

/** Deletes the followers of a deleted branch, as another branch may get its id. */
export const dropFollowers: CollectionAfterDeleteHook = async ({ id, req }) => {
  const followed = followedOf(req.payload)
  const connection = await requestConnection(req)
  await connection.delete(followed).where(eq(followed.branchId, Number(id)))
}

/** A published branch stays published until the write ends. */
async function isPublished(payload: BasePayload, branch: number): Promise<boolean> {
  // PostgreSQL refuses to compare the id with a number out of range.
  if (branch > maxId) return false
  const branches = branchesOf(payload)
  await awaitWriters(payload, branches, String(branch))
  const found = await connectionTo(payload)
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.id, branch), eq(branches._status, 'published')))
  return found.length > 0
}

function refuse(type: string, reason: string, figures: Record<string, number> = {}): FaultyBody {
  return new FaultyBody([failedValidation('branch', type, reason, figures)])
}

export const followedOfMember: PersonalData = {
  erase: (payload, memberId) => deleteRowsOf(payload, memberId, ['followed-branches']),
  async own(payload, memberId) {
    const followed = await listFollowed(payload, memberId)
    return { followed_branches: followed.map((each) => followedBranchWire.encode(each, 'th')) }
  },
}
