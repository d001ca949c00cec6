import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import type { FranchiseInterest } from '@washhouse/contract/contact/contact.contract'
import type { LeadDefinition } from '../../blocks/lead-form/lead-definition.ts'

/** What the interest form sends. */
export const interestLead: LeadDefinition<FranchiseInterest> = {
  write: contactCalls.sendInterest,
  fields: [
    'firstName',
    'lastName',
    'phone',
    'email',
    'province',
    'placeType',
    'openShop',
    'budget',
    'sourceOfFund',
    'timeline',
    'contactTime',
    'adSource',
    'message',
    'consent',
  ],
}
