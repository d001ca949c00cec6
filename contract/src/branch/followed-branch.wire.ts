import { defineWireTable } from '../wire/wire-table.ts'
import { BranchToFollow, FollowedBranch } from './followed-branch.contract.ts'

/** `/api/followed_branches`, as it is read; ours. */
export const followedBranchWire = defineWireTable('followed_branches', FollowedBranch, {
  followedAt: 'date_created',
})

/** The same, as it is sent; ours. */
export const branchToFollowWire = defineWireTable('branch_to_follow', BranchToFollow, {})
