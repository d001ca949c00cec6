import type {
  Branch,
  BranchPoint,
  CustomerReview,
  Province,
  Sector,
} from '@washhouse/contract/branch/branch.contract'
import {
  branchPointWire,
  branchWire,
  customerReviewWire,
  provinceWire,
  sectorWire,
} from '@washhouse/contract/branch/branch.wire'
import type { StoredEntity } from '../../engines/records/stored-entity.ts'
import { hourColumns, readHours } from './opening-hours.ts'

export const sectorEntity: StoredEntity<Sector> = {
  wire: sectorWire,
  storedIn: 'sectors',
  tag: 'sector',
}

export const provinceEntity: StoredEntity<Province> = {
  wire: provinceWire,
  storedIn: 'provinces',
  tag: 'province',
  relations: { sector: () => sectorEntity },
}

export const branchEntity: StoredEntity<Branch> = {
  wire: branchWire,
  storedIn: 'branches',
  tag: 'branch',
  orderedBy: ['slug'],
  groups: { hours: { columns: hourColumns, read: readHours } },
}

/** Where the published branches stand; the map knows no drafts. */
export const branchPointEntity: StoredEntity<BranchPoint> = {
  wire: branchPointWire,
  storedIn: { table: 'branches' },
  tag: 'branch',
  orderedBy: ['slug'],
  only: { _status: 'published' },
  needs: ['latitude', 'longitude'],
}

export const customerReviewEntity: StoredEntity<CustomerReview> = {
  wire: customerReviewWire,
  storedIn: 'customer-reviews',
  tag: 'customer_review',
}
