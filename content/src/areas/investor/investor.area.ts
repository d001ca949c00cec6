import type { Area } from '../../engines/area.ts'
import { franchiseComments } from './franchise-comment.collection.ts'
import { franchisePackages } from './franchise-package.collection.ts'
import { packageSource } from './franchise-package.search.ts'
import { investorHead } from './investor-head.global.ts'
import { investorPage } from './investor-page.global.ts'
import { investorReasons } from './investor-reason.collection.ts'
import { investorRoutes } from './investor.route.ts'

export const investorArea: Area = {
  collections: [franchisePackages, investorReasons, franchiseComments],
  globals: [investorHead, investorPage],
  routes: investorRoutes,
  searchSources: [packageSource],
}
