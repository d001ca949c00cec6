import { redirectDocument } from 'react-router'
import { isPrivateAddress } from './private-address.ts'
import { tryTabStorage } from './tab-storage.ts'

type Address = Parameters<typeof isPrivateAddress>[0]

/**
 * A document of a site with tags shows either public or private addresses, never both. A vendor's script hears each address
 * change in its document, Back and Forward too, so it cannot be kept from a single address.
 */
let isPrivateDocument = typeof document !== 'undefined' && isPrivateAddress(location)

let hasTags: boolean | undefined

/**
 * Records whether this document started with tags; ids that arrive later apply to the next document. A document without a
 * page is private, because an unknown address may contain anything.
 */
export function noteTags(found: boolean, { hasPage = true } = {}): void {
  if (hasTags !== undefined) return
  hasTags = found
  isPrivateDocument ||= !hasPage
}

/** True if the vendors' scripts may read this address of the document. */
export function isMeasurable(address: Address): boolean {
  return hasTags === true && !isPrivateDocument && !isPrivateAddress(address) && !isTabMixed()
}

/** True if this document must not show the address; a document without tags may show all. */
export function needsOwnDocument(address: Address): boolean {
  return hasTags !== false && isOfOtherKind(address)
}

function isOfOtherKind(address: Address): boolean {
  return isPrivateAddress(address) !== isPrivateDocument
}

/** In the browser, before the next page loads: for links, forms and redirects. */
export function keepAddressesApart<Result>(
  { request, url }: { request: Request; url: URL },
  next: () => Result,
): Result {
  if (request.method !== 'GET' || !isOfOtherKind(url)) return next()
  // The next document of this tab may have tags, and shares the tab's history.
  if (hasTags === false && markTabMixed()) return next()
  // If the bfcache restores this page, it would still wait for the page that it left for.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
  throw redirectDocument(url.pathname + url.search + url.hash)
}

const markName = 'mixedHistory'

/**
 * True if public and private addresses may be history entries of one document. Moving between them loads nothing, even after
 * the document was reloaded. Unknown counts as true.
 */
function isTabMixed(): boolean {
  return tryTabStorage((storage) => storage.getItem(markName) !== null) ?? true
}

/** False if the browser stores nothing. */
function markTabMixed(): boolean {
  return tryTabStorage((storage) => storage.setItem(markName, 'yes')) !== null
}
