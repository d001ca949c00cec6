import type { Area } from '../../core/area.ts'
import { definePageInfo } from '../../core/page-info/define-page-info.ts'
import { label } from '../../platform/languages/labels.ts'
import { franchiseComments } from './franchise-comment.collection.ts'
import { franchisePackages } from './franchise-package.collection.ts'
import { packageSource } from './franchise-package.search.ts'
import { investorPage } from './investor-page.global.ts'
import { investorReasons } from './investor-reason.collection.ts'
import { investorRoutes } from './investor.route.ts'

export const investorArea: Area = {
  collections: [franchisePackages, investorReasons, franchiseComments],
  globals: [
    definePageInfo(
      'investor-head',
      'information_page_investor',
      label('หน้านักลงทุน (ส่วนหัว)', 'Investor page (head)'),
    ),
    investorPage,
  ],
  routes: investorRoutes,
  searchSources: [packageSource],
}
