import { defineWireTable } from '../wire/wire-table.ts'
import { BranchToFollow, FollowedBranch } from './followed-branch.contract.ts'

/** `/api/followed_branches`, read (extension). */
export const followedBranchWire = defineWireTable('followed_branches', FollowedBranch, {
  followedAt: 'date_created',
})

/** `/api/followed_branches`, write (extension). */
export const branchToFollowWire = defineWireTable('branch_to_follow', BranchToFollow, {})
