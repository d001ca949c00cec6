import type { ContactWay } from '@washhouse/contract/contact/contact.contract'
import type { Settings } from '@washhouse/contract/settings/settings.contract'

export interface Contact {
  kind: Exclude<ContactWay, 'map'>
  href: string
  text: string
}

type Contacts = Pick<Settings, 'lineId' | 'phone' | 'email' | 'facebook'>

/** The ways to reach the brand that its settings name. */
export function contactLinks({ lineId, phone, email, facebook }: Contacts): Contact[] {
  const links: (Contact | null)[] = [
    lineId ? { kind: 'line', href: lineAddress(lineId), text: `LINE ${lineId}` } : null,
    phone ? { kind: 'phone', href: `tel:${phone}`, text: phone } : null,
    email ? { kind: 'email', href: `mailto:${email}`, text: email } : null,
    facebook ? { kind: 'facebook', href: facebook, text: 'Facebook' } : null,
  ]
  return links.filter((link) => link !== null)
}

/** Adds the brand's LINE account as a friend, on phones and desktops alike. */
export function lineAddress(lineId: string): string {
  return `https://line.me/R/ti/p/${encodeURIComponent(lineId)}`
}
