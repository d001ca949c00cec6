import { definePageInfoTable } from '../settings/page-info.wire.ts'
import { defineWireTable } from '../wire/wire-table.ts'
import {
  FranchiseComment,
  FranchisePackage,
  InvestorPage,
  InvestorReason,
} from './investor.contract.ts'

/** `/items/information_page_investor` (spec §7, Investor). */
export const investorPageInfoWire = definePageInfoTable('information_page_investor')

/** `/api/investors` (spec §3, Investor). */
export const investorReasonWire = defineWireTable('investors', InvestorReason, {
  title: 'data.title',
  description: 'data.description',
})

/** `/items/franchise` (spec §3, Franchise package). Its texts are outside the language block. */
export const franchisePackageWire = defineWireTable('franchise', FranchisePackage, {
  medium: 'Medium' /* sic */,
  twoMachine: 'two_machine',
  fitOut: 'fit_out',
  workingCapital: 'working_capital',
  updatedAt: 'date_updated',
})

/** `/items/comment_customer_franchise` (spec §3, Franchise customer comment). */
export const franchiseCommentWire = defineWireTable(
  'comment_customer_franchise',
  FranchiseComment,
  {},
)

/** `/items/investor_page` (extension). */
export const investorPageWire = defineWireTable('investor_page', InvestorPage, {
  estimateNote: 'data.estimate_note',
  interestNote: 'data.interest_note',
  updatedAt: 'date_updated',
})
