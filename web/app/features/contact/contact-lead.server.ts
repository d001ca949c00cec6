import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import type { ContactMessage } from '@washhouse/contract/contact/contact.contract'
import type { LeadDefinition } from '../../blocks/lead-form/lead-definition.ts'

/** What the form of the contact page sends. */
export const contactLead: LeadDefinition<ContactMessage> = {
  write: contactCalls.sendMessage,
  fields: ['firstName', 'lastName', 'phone', 'email', 'message', 'consent'],
}
