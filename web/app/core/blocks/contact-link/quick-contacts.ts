import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { contactLinks, type Contact } from './contact-links.ts'

export type QuickContact = Contact & { kind: 'line' | 'phone' }

/** Contacts where somebody answers at once. */
export function quickContacts(settings: Settings): QuickContact[] {
  return contactLinks(settings).filter(isQuick)
}

function isQuick(contact: Contact): contact is QuickContact {
  return contact.kind === 'line' || contact.kind === 'phone'
}

export const quickLabels = { line: 'reach.line', phone: 'reach.call' } as const
