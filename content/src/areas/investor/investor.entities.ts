import type {
  FranchiseComment,
  FranchisePackage,
  InvestorReason,
} from '@washhouse/contract/investor/investor.contract'
import {
  franchiseCommentWire,
  franchisePackageWire,
  investorReasonWire,
} from '@washhouse/contract/investor/investor.wire'
import type { StoredEntity } from '../../engines/records/stored-entity.ts'

export const investorReasonEntity: StoredEntity<InvestorReason> = {
  wire: investorReasonWire,
  storedIn: 'investor-reasons',
  tag: 'investors',
  orderedBy: ['sort'],
}

export const franchisePackageEntity: StoredEntity<FranchisePackage> = {
  wire: franchisePackageWire,
  storedIn: 'franchise-packages',
  tag: 'franchise',
  orderedBy: ['sort'],
}

export const franchiseCommentEntity: StoredEntity<FranchiseComment> = {
  wire: franchiseCommentWire,
  storedIn: 'franchise-comments',
  tag: 'comment_customer_franchise',
  orderedBy: ['sort'],
}
