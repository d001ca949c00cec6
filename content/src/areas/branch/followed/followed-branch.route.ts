import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { followedBranchWire } from '@washhouse/contract/branch/followed-branch.wire'
import { notFound } from '@washhouse/contract/wire/errors'
import { maxId } from '@washhouse/contract/wire/parameters'
import type { BasePayload } from 'payload'
import { bindMemberWrite } from '../../../engines/calls/bound-write.ts'
import { memberRoute, type ContractRoute } from '../../../engines/calls/contract-route.ts'
import { writeRoute, type ContractWrite } from '../../../engines/calls/write-route.ts'
import { followBranch, listFollowed, unfollowBranch } from './followed-branch.rows.ts'

const limits = { most: 120, spanSeconds: 60 }

/** `GET /api/followed_branches`. */
export function followedRoutes(payload: BasePayload): ContractRoute[] {
  return [
    memberRoute(branchCalls.listFollowedBranches, async ({ member, language }) => {
      const followed = await listFollowed(payload, member.id)
      return { body: { result: followed.map((each) => followedBranchWire.encode(each, language)) } }
    }),
  ]
}

/** Following a branch, and no more. */
export function followedWrites(payload: BasePayload): ContractWrite[] {
  return [
    writeRoute(limits, [
      bindMemberWrite(branchCalls.followBranch, ({ record, member }) =>
        followBranch(payload, member.id, record.branch),
      ),
    ]),
    writeRoute(limits, [
      bindMemberWrite(branchCalls.unfollowBranch, ({ path, member }) =>
        unfollowBranch(payload, member.id, branchIdIn(path['branch'] ?? '')),
      ),
    ]),
  ]
}

function branchIdIn(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= maxId) return Number(text)
  throw notFound('Branch')
}
