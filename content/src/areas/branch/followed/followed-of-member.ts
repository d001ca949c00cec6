import { followedBranchWire } from '@washhouse/contract/branch/followed-branch.wire'
import type { OfMembers } from '../../../engines/accounts/of-members.ts'
import { forgetFollowed, listFollowed } from './followed-branch.rows.ts'

/** Which branches a member follows. */
export const followedOfMember: OfMembers = {
  erase: forgetFollowed,
  async own(payload, memberId) {
    const followed = await listFollowed(payload, memberId)
    return { followed_branches: followed.map((each) => followedBranchWire.encode(each, 'th')) }
  },
}
