import { investorCalls } from '@washhouse/contract/investor/investor.calls'
import type { Routes } from '../../engines/area.ts'
import { globalRoute, itemsRoutes } from '../../engines/records/items-routes.ts'
import { listRoute } from '../../engines/records/record-routes.ts'
import { changeDateColumn } from '../../ground/fields/change-date.fields.ts'
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
