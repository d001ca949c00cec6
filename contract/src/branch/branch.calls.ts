import { z } from 'zod'
import { items, list, one, page, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { limitParameter, pageParameter } from '../wire/paging.ts'
import { idListParameter, idParameter, textParameter } from '../wire/parameters.ts'
import { defineWrite } from '../wire/write.ts'
import { branchPageWire } from '../settings/page-info.wire.ts'
import {
  branchPointWire,
  branchWire,
  currentBranchWire,
  customerReviewWire,
  provinceWire,
  sectorWire,
} from './branch.wire.ts'
import { branchToFollowWire, followedBranchWire } from './followed-branch.wire.ts'

/** Most branch ids that one call may name. */
export const maxBranchIds = 50

/** Most branches that a member may follow: one call gives all of them. */
export const maxFollowedBranches = 50

const followed = '/api/followed_branches'

/** The calls of the area branch (spec §7, design §3). */
export const branchCalls = {
  listBranches: defineCall('listBranches', {
    path: '/api/branch',
    summary: 'Branches by province and name in the language asked for, one page at a time',
    hasPreview: true,
    query: {
      limit: limitParameter,
      page: pageParameter,
      sector: idParameter('sector'),
      province: idParameter('province'),
      search: textParameter('search'),
      ids: idListParameter('ids', maxBranchIds),
    },
    answer: page(branchWire),
    source: 'spec §7 Branch',
  }),
  getBranch: defineCall('getBranch', {
    path: '/api/branch/{id}',
    summary: 'One branch by id or slug',
    hasPreview: true,
    answer: one(branchWire),
    source: 'spec §7 Branch',
  }),
  listSectors: defineCall('listSectors', {
    path: '/api/categories_sectors',
    summary: 'The regions of the country that have provinces',
    hasPreview: true,
    answer: list(sectorWire),
    source: 'spec §7 Branch',
  }),
  listProvinces: defineCall('listProvinces', {
    path: '/api/categories_provinces',
    summary: 'The provinces, each with its sector',
    hasPreview: true,
    answer: list(provinceWire),
    source: 'spec §7 Branch',
  }),
  listBranchPoints: defineCall('listBranchPoints', {
    path: '/api/branch_points',
    summary: 'Where every published branch stands',
    isLocalised: false,
    hasPreview: true,
    answer: list(branchPointWire),
  }),
  listCustomerReviews: defineCall('listCustomerReviews', {
    path: '/items/customer_review',
    summary: 'What customers said',
    query: { sort: z.string(), limit: z.int() },
    answer: items(customerReviewWire),
    source: 'spec §7 Branch',
  }),
  getCurrentBranch: defineCall('getCurrentBranch', {
    path: '/items/current_branch',
    summary: 'How many branches and customers there are now',
    isLocalised: false,
    answer: singleton(currentBranchWire),
    source: 'spec §7 Auth and users',
  }),
  getBranchPage: defineCall('getBranchPage', {
    path: '/items/information_page_branch',
    summary: 'Title, description and picture of the branch page',
    answer: singleton(branchPageWire),
    source: 'spec §7 Branch',
  }),
  listFollowedBranches: defineCall('listFollowedBranches', {
    path: followed,
    summary: 'The published branches that the member who asks follows, the last one first',
    caller: 'member',
    isLocalised: false,
    answer: list(followedBranchWire),
  }),
  followBranch: defineWrite('followBranch', {
    path: followed,
    summary: `Follows a branch, ${maxFollowedBranches} at most; also one that is followed already`,
    caller: 'member',
    table: branchToFollowWire,
  }),
  unfollowBranch: defineWrite('unfollowBranch', {
    method: 'DELETE',
    path: `${followed}/{branch}`,
    summary: 'Follows a branch no more, by its id; also one that was not followed',
    caller: 'member',
  }),
}
