import { investorCalls } from '@washhouse/contract/investor/investor.calls'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../../engines/calls/contract-route.ts'
import { globalRoute, itemsRoutes } from '../../engines/records/items-routes.ts'
import { listRoute } from '../../engines/records/record-routes.ts'
import {
  franchiseCommentEntity,
  franchisePackageEntity,
  investorReasonEntity,
} from './investor.entities.ts'

/** Every call of the area investor. */
export function investorRoutes(payload: BasePayload): ContractRoute[] {
  return [
    globalRoute(payload, investorCalls.getInvestorPageInfo, 'investor-head'),
    listRoute(payload, investorCalls.listInvestorReasons, investorReasonEntity),
    ...itemsRoutes(payload, investorCalls.listFranchisePackages, franchisePackageEntity),
    ...itemsRoutes(payload, investorCalls.listFranchiseComments, franchiseCommentEntity),
    globalRoute(payload, investorCalls.getInvestorPage, 'investor-page'),
  ]
}
