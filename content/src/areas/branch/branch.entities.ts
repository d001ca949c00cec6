import {
  customerReviewWire,
  provinceWire,
  sectorWire,
} from '@washhouse/contract/branch/branch.wire'
import type { CustomerReview, Province, Sector } from '@washhouse/contract/branch/branch.contract'
import type { StoredEntity } from '../../engines/records/stored-entity.ts'

export const sectorEntity: StoredEntity<Sector> = {
  wire: sectorWire,
  table: 'sectors',
  hasDrafts: false,
  tag: 'sector',
}

export const provinceEntity: StoredEntity<Province> = {
  wire: provinceWire,
  table: 'provinces',
  hasDrafts: false,
  tag: 'province',
  relations: { sector: () => sectorEntity },
}

export const customerReviewEntity: StoredEntity<CustomerReview> = {
  wire: customerReviewWire,
  table: 'customer_reviews',
  hasDrafts: true,
  tag: 'customer_review',
}
