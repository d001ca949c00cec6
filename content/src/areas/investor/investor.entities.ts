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
  table: 'investor_reasons',
  hasDrafts: true,
  tag: 'investors',
  orderedBy: 'sort',
}

export const franchisePackageEntity: StoredEntity<FranchisePackage> = {
  wire: franchisePackageWire,
  table: 'franchise_packages',
  hasDrafts: true,
  tag: 'franchise',
  orderedBy: 'sort',
  lists: {
    config: {
      table: 'franchise_packages_config',
      fields: { item: 'string', quantity: 'float', unit: 'string' },
    },
  },
}

export const franchiseCommentEntity: StoredEntity<FranchiseComment> = {
  wire: franchiseCommentWire,
  table: 'franchise_comments',
  hasDrafts: true,
  tag: 'comment_customer_franchise',
  orderedBy: 'sort',
}
