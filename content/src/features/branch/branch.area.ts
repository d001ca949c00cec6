import type { Area } from '../../core/area.ts'
import { definePageInfo } from '../../core/page-info/define-page-info.ts'
import { label } from '../../platform/languages/labels.ts'
import { branches } from './branch.collection.ts'
import { branchRoutes, branchWrites } from './branch.route.ts'
import { branchSource } from './branch.search.ts'
import { currentBranch } from './current-branch.global.ts'
import { customerReviews } from './customer-review.collection.ts'
import { watchExceptions } from './exceptions/exception-schedule.ts'
import { branchNotices } from './followed/branch-notices.ts'
import { followedBranches } from './followed/followed-branches.collection.ts'
import { followedOfMember } from './followed/followed-branch.rows.ts'
import { provinces, sectors } from './province.collection.ts'
import { fillProvinces } from './provinces/fill-provinces.ts'
import { renewOrder } from './renew-order.rows.ts'

export const branchArea: Area = {
  collections: [branches, customerReviews, provinces, sectors, followedBranches],
  globals: [
    currentBranch,
    definePageInfo('branch-page', 'information_page_branch', label('หน้าสาขา', 'Branch page')),
  ],
  routes: branchRoutes,
  writes: branchWrites,
  personalData: followedOfMember,
  tells: [branchNotices],
  searchSources: [branchSource],
  async start(payload) {
    await fillProvinces(payload)
    return await watchExceptions(payload)
  },
  dailyWork: (payload) => ({ 'order of branches': () => renewOrder(payload) }),
}
