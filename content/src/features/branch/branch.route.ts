import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { followedBranchWire } from '@washhouse/contract/branch/followed-branch.wire'
import { notFound } from '@washhouse/contract/wire/errors'
import { maxId } from '@washhouse/contract/wire/parameters'
import type { Routes, Writes } from '../../core/area.ts'
import { globalRoute, itemsRoutes } from '../../core/records/items-routes.ts'
import { listRoute, pageRoute, recordRoute } from '../../core/records/record-routes.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'
import {
  branchEntity,
  branchPointEntity,
  customerReviewEntity,
  provinceEntity,
  sectorEntity,
} from './branch.entities.ts'
import { bindMemberWrite } from '../../core/calls/bound-write.ts'
import { memberRoute } from '../../core/calls/contract-route.ts'
import { writeRoute } from '../../core/calls/write-route.ts'
import { followBranch, listFollowed, unfollowBranch } from './followed/followed-branch.rows.ts'

export const branchRoutes: Routes = (payload) => [
  pageRoute(payload, branchCalls.listBranches, branchEntity, (query) => ({
    sector: ['_eq', query.sector],
    province: ['_eq', query.province],
    id: ['_in', query.ids],
    name: ['_icontains', query.search],
  })),
  recordRoute(payload, branchCalls.getBranch, branchEntity, 'Branch'),
  listRoute(payload, branchCalls.listSectors, sectorEntity),
  listRoute(payload, branchCalls.listProvinces, provinceEntity),
  listRoute(payload, branchCalls.listBranchPoints, branchPointEntity),
  ...itemsRoutes(payload, branchCalls.listCustomerReviews, customerReviewEntity),
  globalRoute(payload, branchCalls.getCurrentBranch, 'current-branch'),
  globalRoute(payload, branchCalls.getBranchPage, 'branch-page', { columns: changeDateColumn }),
  memberRoute(branchCalls.listFollowedBranches, async ({ member, language }) => {
    const followed = await listFollowed(payload, member.id)
    return { body: { result: followed.map((each) => followedBranchWire.encode(each, language)) } }
  }),
]

const limits = { most: 120, spanSeconds: 60 }

/** Writes to branches: following is the only one. */
export const branchWrites: Writes = (payload) => [
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

function branchIdIn(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= maxId) return Number(text)
  throw notFound('Branch')
}
