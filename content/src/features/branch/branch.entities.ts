import {
  branchPointWire,
  branchWire,
  customerReviewWire,
  provinceWire,
  sectorWire,
} from '@washhouse/contract/branch/branch.wire'
import { defineEntity } from '../../core/records/stored-entity.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'
import { branchOrder } from './branch-order.ts'
import { hourColumns, readHours } from './opening-hours.ts'

export const sectorEntity = defineEntity(sectorWire, { storedIn: 'sectors', tag: 'sector' })

export const provinceEntity = defineEntity(provinceWire, {
  storedIn: 'provinces',
  tag: 'province',
  relations: { sector: () => sectorEntity },
})

export const branchEntity = defineEntity(branchWire, {
  storedIn: 'branches',
  columns: changeDateColumn,
  orderedBy: branchOrder,
  neverEmpty: Object.values(branchOrder).flat(),
  groups: { hours: { columns: hourColumns, read: readHours } },
})

/** Map points of published branches. The map never contains drafts. */
export const branchPointEntity = defineEntity(branchPointWire, {
  storedIn: { table: 'branches' },
  tag: 'branch',
  orderedBy: ['slug'],
  only: { _status: 'published' },
  needs: ['latitude', 'longitude'],
})

export const customerReviewEntity = defineEntity(customerReviewWire, {
  storedIn: 'customer-reviews',
})
