import { defineWireTable } from '../wire/wire-table.ts'
import {
  Branch,
  BranchPoint,
  CurrentBranch,
  CustomerReview,
  Province,
  Sector,
} from './branch.contract.ts'

export const sectorWire = defineWireTable('categories_sectors', Sector, { name: 'data.sector' })

export const provinceWire = defineWireTable('categories_provinces', Province, {
  name: 'data.province',
})

export const branchWire = defineWireTable(
  'branch',
  Branch,
  {
    googleMap: 'googlemap',
    latitude: 'lat',
    longitude: 'lng',
    name: 'data.branch_name',
    landmark: 'data.landmark',
  },
  {},
  {
    // A branch is found by its id wherever a slug would stand; shops are open day and night (spec §1).
    slug: ({ id }) => String(id),
    services: () => [],
    payments: () => [],
    hours: () => ({ kind: 'all_day' }),
  },
)

export const branchPointWire = defineWireTable('branch_points', BranchPoint, {
  latitude: 'lat',
  longitude: 'lng',
})

export const customerReviewWire = defineWireTable('customer_review', CustomerReview, {})

export const currentBranchWire = defineWireTable('current_branch', CurrentBranch, {
  customers: 'current_customer',
  branches: 'current_branch',
})
