import { z } from 'zod'
import { Id, Timestamp } from '../wire/scalars.ts'

/** A branch that a member follows. The member is notified when it closes temporarily and reopens. Extension. */
export const FollowedBranch = z.object({
  branch: Id.meta({ relation: 'branch' }),
  followedAt: Timestamp,
})
export type FollowedBranch = z.infer<typeof FollowedBranch>

export const BranchToFollow = FollowedBranch.pick({ branch: true })
export type BranchToFollow = z.infer<typeof BranchToFollow>
