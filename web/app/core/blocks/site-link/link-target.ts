import type { Language } from '@washhouse/contract/language'
import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { readUrl } from '@washhouse/contract/text/read-url'
import { localePath, neutralPath } from '../../i18n/language.ts'
import { lineAddress } from '../contact-link/contact-links.ts'

/** Target of an editor's link, ready for an anchor. */
export type LinkTarget =
  /** A page of this site, in the page's language. */
  | { kind: 'page'; to: string }
  /** A file of this site, such as a feed or a document, outside the router. */
  | { kind: 'file'; href: string }
  | { kind: 'elsewhere'; href: string }
  /** One of the brand's own contacts. */
  | { kind: 'line' | 'phone'; href: string }

/** Returns the target of an editor's link on one page; null for null. */
export type FindTarget = (link: string | null) => LinkTarget | null

/** Contacts that a link can name. */
export type LinkContacts = Pick<Settings, 'lineId' | 'phone'>

/**
 * Converts a `Link` of the contract to a target. Null for an empty or forbidden one: another scheme than https, another
 * host's path ('//…'), a contact that is not in the settings.
 */
export function targetOf(
  link: string,
  language: Language,
  { lineId, phone }: LinkContacts,
): LinkTarget | null {
  if (link === 'line') return lineId ? { kind: 'line', href: lineAddress(lineId) } : null
  if (link === 'phone') return phone ? { kind: 'phone', href: `tel:${phone}` } : null
  if (link.startsWith('/')) return ownTarget(link, language)
  return elsewhereTarget(link)
}

/** Placeholder to check that a path stays on its site. */
const anySite = 'https://site.invalid'

function ownTarget(path: string, language: Language): LinkTarget | null {
  const url = readUrl(path, anySite)
  // Browsers drop tabs and line breaks and read '\' as '/': such a path has another target.
  if (!url || url.origin !== anySite || /[\\\p{Cc}]/u.test(path)) return null
  const ownPath = neutralPath(url.pathname) + url.search + url.hash
  // The rest of 'x/..' and '/en/' must not name a host either.
  if (ownPath.startsWith('//')) return null
  if (ownPath.startsWith('/assets/')) return { kind: 'file', href: ownPath }
  const address = localePath(language, ownPath)
  return /\.\w+$/.test(url.pathname)
    ? { kind: 'file', href: address }
    : { kind: 'page', to: address }
}

function elsewhereTarget(address: string): LinkTarget | null {
  const url = readUrl(address)
  // A user name before an @ makes one host look like another.
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  return { kind: 'elsewhere', href: url.href }
}
