import type { ContactWay } from '@washhouse/contract/contact/contact.contract'
import type { Settings } from '@washhouse/contract/settings/settings.contract'

export interface Contact {
  kind: Exclude<ContactWay, 'map'>
  href: string
  text: string
}

type Contacts = Pick<Settings, 'lineId' | 'phone' | 'email' | 'facebook'>

export function contactLinks({ lineId, phone, email, facebook }: Contacts): Contact[] {
  const links: (Contact | null)[] = [
    lineId ? { kind: 'line', href: lineAddress(lineId), text: lineText(lineId) } : null,
    phone ? { kind: 'phone', href: `tel:${phone}`, text: phone } : null,
    email ? { kind: 'email', href: `mailto:${email}`, text: email } : null,
    facebook ? { kind: 'facebook', href: facebook, text: 'Facebook' } : null,
  ]
  return links.filter((link) => link !== null)
}

/** A lin.ee link, which LINE offers in place of an id, is not readable text. */
function lineText(lineId: string): string {
  return isLink(lineId) ? 'LINE' : `LINE ${lineId}`
}

const isLink = (lineId: string) => lineId.startsWith('https://')

/** Adds the brand's LINE account as a friend, on phones and desktops. An official account has an @. */
export function lineAddress(lineId: string): string {
  if (isLink(lineId)) return lineId
  return `https://line.me/${lineId[0] === '@' ? 'R/ti/p/' : 'ti/p/~'}${encodeURIComponent(lineId)}`
}
