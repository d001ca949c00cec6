import { defineWireTable } from '../wire/wire-table.ts'
import {
  Branch,
  BranchPoint,
  CurrentBranch,
  CustomerReview,
  Province,
  Sector,
} from './branch.contract.ts'

/** `/api/categories_sectors` (spec §3, Sector). */
export const sectorWire = defineWireTable('categories_sectors', Sector, { name: 'data.sector' })

/** `/api/categories_provinces` (spec §3, Province). */
export const provinceWire = defineWireTable('categories_provinces', Province, {
  name: 'data.province',
})

/** `/api/branch` (spec §3, Branch; slug, lat and later fields are extensions). */
export const branchWire = defineWireTable(
  'branch',
  Branch,
  {
    googleMap: 'googlemap',
    latitude: 'lat',
    longitude: 'lng',
    name: 'data.branch_name',
    landmark: 'data.landmark',
    updatedAt: 'date_updated',
  },
  {},
  {
    // Without a slug, the id identifies a branch. By default shops are open day and night (spec §1).
    slug: ({ id }) => String(id),
    services: () => [],
    payments: () => [],
    hours: () => ({ kind: 'all_day' }),
    exceptions: () => [],
  },
)

/** `/api/branch_points` (extension). */
export const branchPointWire = defineWireTable('branch_points', BranchPoint, {
  latitude: 'lat',
  longitude: 'lng',
})

/** `/items/customer_review` (spec §3, Customer review). */
export const customerReviewWire = defineWireTable('customer_review', CustomerReview, {})

/** `/items/current_branch` (spec §3, Current branch). */
export const currentBranchWire = defineWireTable('current_branch', CurrentBranch, {
  customers: 'current_customer',
  branches: 'current_branch',
})
