import { z } from 'zod'
import { Id, Timestamp } from '../wire/scalars.ts'

/** A branch that a member follows: he is told when it closes for now and opens again. Ours. */
export const FollowedBranch = z.object({
  branch: Id.meta({ relation: 'branch' }),
  followedAt: Timestamp,
})
export type FollowedBranch = z.infer<typeof FollowedBranch>

/** One that he wants to follow. */
export const BranchToFollow = FollowedBranch.pick({ branch: true })
export type BranchToFollow = z.infer<typeof BranchToFollow>
