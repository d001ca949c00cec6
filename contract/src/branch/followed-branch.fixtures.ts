import { sameInBoth } from '../wire/entity.fixtures.ts'
import type { BranchToFollow, FollowedBranch } from './followed-branch.contract.ts'

const since = '2026-11-02T11:20:00.000Z'

export const followedBranchFixture = sameInBoth<FollowedBranch>(
  { branch: 12, followedAt: since },
  { branch: 12, date_created: since },
)

export const branchToFollowFixture = sameInBoth<BranchToFollow>({ branch: 12 }, { branch: 12 })
