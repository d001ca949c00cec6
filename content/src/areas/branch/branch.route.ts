import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import type { Routes } from '../../engines/area.ts'
import { globalRoute, itemsRoutes } from '../../engines/records/items-routes.ts'
import { listRoute, pageRoute, recordRoute } from '../../engines/records/record-routes.ts'
import { changeDateColumn } from '../../ground/fields/change-date.fields.ts'
import {
  branchEntity,
  branchPointEntity,
  customerReviewEntity,
  provinceEntity,
  sectorEntity,
} from './branch.entities.ts'

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
]
