import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { defineLead } from '../../blocks/lead-form/define-lead.server.ts'

/** What the form of the contact page sends. */
export const contactLead = defineLead({
  write: contactCalls.sendMessage,
  fields: ['firstName', 'lastName', 'phone', 'email', 'message', 'consent'],
})
