import { contactPageWire } from '@washhouse/contract/contact/contact.wire'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../../../engines/calls/contract-route.ts'
import { readGlobal } from '../../../engines/records/global-entity.ts'
import { singletonResource } from '../../../engines/records/items-resource.ts'

/** What stands on the contact page. */
export function contactPageRoute(payload: BasePayload): ContractRoute {
  return singletonResource(contactPageWire, 'contact_page', (language) =>
    readGlobal(payload, 'contact-page', contactPageWire, language),
  )
}
