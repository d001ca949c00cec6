import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { defineLead } from '../../blocks/lead-form/define-lead.server.ts'

/** What the interest form sends. */
export const interestLead = defineLead({
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
})
