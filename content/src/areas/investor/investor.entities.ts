import {
  franchiseCommentWire,
  franchisePackageWire,
  investorReasonWire,
} from '@washhouse/contract/investor/investor.wire'
import { defineEntity } from '../../engines/records/stored-entity.ts'

export const investorReasonEntity = defineEntity(investorReasonWire, {
  storedIn: 'investor-reasons',
  orderedBy: ['sort'],
})

export const franchisePackageEntity = defineEntity(franchisePackageWire, {
  storedIn: 'franchise-packages',
  orderedBy: ['sort'],
})

export const franchiseCommentEntity = defineEntity(franchiseCommentWire, {
  storedIn: 'franchise-comments',
  orderedBy: ['sort'],
})
