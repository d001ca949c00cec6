import type { Area } from '../../engines/area.ts'
import { branchPage } from './branch-page.global.ts'
import { branches } from './branch.collection.ts'
import { branchRoutes } from './branch.route.ts'
import { branchSource } from './branch.search.ts'
import { currentBranch } from './current-branch.global.ts'
import { customerReviews } from './customer-review.collection.ts'
import { provinces } from './province.collection.ts'
import { sectors } from './sector.collection.ts'

export const branchArea: Area = {
  collections: [branches, customerReviews, provinces, sectors],
  globals: [currentBranch, branchPage],
  routes: branchRoutes,
  searchSources: [branchSource],
}
