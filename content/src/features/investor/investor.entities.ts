import {
  franchiseCommentWire,
  franchisePackageWire,
  investorReasonWire,
} from '@washhouse/contract/investor/investor.wire'
import { defineEntity } from '../../core/records/stored-entity.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'

export const investorReasonEntity = defineEntity(investorReasonWire, {
  storedIn: 'investor-reasons',
  orderedBy: ['sort'],
})

export const franchisePackageEntity = defineEntity(franchisePackageWire, {
  storedIn: 'franchise-packages',
  columns: changeDateColumn,
  orderedBy: ['sort'],
})

export const franchiseCommentEntity = defineEntity(franchiseCommentWire, {
  storedIn: 'franchise-comments',
  orderedBy: ['sort'],
})
