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

export const maxBranchIds = 50

/** One call returns them all. */
export const maxFollowedBranches = 50

const followed = '/api/followed_branches'

/** Calls of the feature branch (spec §7). */
export const branchCalls = {
  listBranches: defineCall('listBranches', {
    path: '/api/branch',
    summary: 'Lists branches, sorted by province and then name in the requested language. Paged.',
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
    summary: 'Returns one branch by id or slug.',
    hasPreview: true,
    answer: one(branchWire),
    source: 'spec §7 Branch',
  }),
  listSectors: defineCall('listSectors', {
    path: '/api/categories_sectors',
    summary: 'Lists the regions that have provinces.',
    hasPreview: true,
    answer: list(sectorWire),
    source: 'spec §7 Branch',
  }),
  listProvinces: defineCall('listProvinces', {
    path: '/api/categories_provinces',
    summary: 'Lists the provinces with their regions.',
    hasPreview: true,
    answer: list(provinceWire),
    source: 'spec §7 Branch',
  }),
  listBranchPoints: defineCall('listBranchPoints', {
    path: '/api/branch_points',
    summary: 'Lists the coordinates of all published branches.',
    isLocalised: false,
    hasPreview: true,
    answer: list(branchPointWire),
  }),
  listCustomerReviews: defineCall('listCustomerReviews', {
    path: '/items/customer_review',
    summary: 'Lists customer reviews.',
    query: { sort: z.string(), limit: z.int() },
    answer: items(customerReviewWire),
    source: 'spec §7 Branch',
  }),
  getCurrentBranch: defineCall('getCurrentBranch', {
    path: '/items/current_branch',
    summary: 'Returns the current number of branches and customers.',
    isLocalised: false,
    answer: singleton(currentBranchWire),
    source: 'spec §7 Auth and users',
  }),
  getBranchPage: defineCall('getBranchPage', {
    path: '/items/information_page_branch',
    summary: 'Returns the title, description and image of the branch page.',
    answer: singleton(branchPageWire),
    source: 'spec §7 Branch',
  }),
  listFollowedBranches: defineCall('listFollowedBranches', {
    path: followed,
    summary:
      'Lists the published branches that the signed-in member follows, most recently followed first.',
    caller: 'member',
    isLocalised: false,
    answer: list(followedBranchWire),
  }),
  followBranch: defineWrite('followBranch', {
    path: followed,
    summary: `Follows a branch. Idempotent. A member can follow at most ${maxFollowedBranches} branches.`,
    caller: 'member',
    table: branchToFollowWire,
  }),
  unfollowBranch: defineWrite('unfollowBranch', {
    method: 'DELETE',
    path: `${followed}/{branch}`,
    summary: 'Unfollows a branch by its id. Idempotent.',
    caller: 'member',
  }),
}
