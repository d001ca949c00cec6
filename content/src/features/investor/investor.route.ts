import { investorCalls } from '@washhouse/contract/investor/investor.calls'
import type { Routes } from '../../core/area.ts'
import { globalRoute, itemsRoutes } from '../../core/records/items-routes.ts'
import { listRoute } from '../../core/records/record-routes.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'
import {
  franchiseCommentEntity,
  franchisePackageEntity,
  investorReasonEntity,
} from './investor.entities.ts'

export const investorRoutes: Routes = (payload) => [
  globalRoute(payload, investorCalls.getInvestorPageInfo, 'investor-head', {
    columns: changeDateColumn,
  }),
  listRoute(payload, investorCalls.listInvestorReasons, investorReasonEntity),
  ...itemsRoutes(payload, investorCalls.listFranchisePackages, franchisePackageEntity),
  ...itemsRoutes(payload, investorCalls.listFranchiseComments, franchiseCommentEntity),
  globalRoute(payload, investorCalls.getInvestorPage, 'investor-page', {
    columns: changeDateColumn,
  }),
]
