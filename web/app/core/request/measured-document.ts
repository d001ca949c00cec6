import { redirectDocument } from 'react-router'
import { isPrivateAddress } from './private-address.ts'
import { tryTabStorage } from './tab-storage.ts'

type Address = Parameters<typeof isPrivateAddress>[0]

/**
 * A document of a site with tags shows plain addresses or private ones, never both. Once a vendor's script runs in
 * a document it hears each change of the address there, Back and Forward too, when it is too late to keep one from it.
 */
let isPrivateDocument = typeof document !== 'undefined' && isPrivateAddress(location)

let hasTags: boolean | undefined

/**
 * Whether this document began with tags; ids that come later wait for the next one. One that began without its page is
 * private: what stands in the address of a page that is not there, nobody knows.
 */
export function noteTags(found: boolean, { hasPage = true } = {}): void {
  if (hasTags !== undefined) return
  hasTags = found
  isPrivateDocument ||= !hasPage
}

/** Whether the vendors' scripts may read this address of the document. */
export function isMeasurable(address: Address): boolean {
  return hasTags === true && !isPrivateDocument && !isPrivateAddress(address) && !isTabMixed()
}

/** Whether an address must not be shown by the document that is there; one without tags may show all. */
export function needsOwnDocument(address: Address): boolean {
  return hasTags !== false && isOfOtherKind(address)
}

function isOfOtherKind(address: Address): boolean {
  return isPrivateAddress(address) !== isPrivateDocument
}

/** In the browser, before anything of the next page is loaded: links, forms and redirects alike. */
export function keepAddressesApart<Result>(
  { request, url }: { request: Request; url: URL },
  next: () => Result,
): Result {
  if (request.method !== 'GET' || !isOfOtherKind(url)) return next()
  // The next document of this tab may have tags, and shares its entries.
  if (hasTags === false && markTabMixed()) return next()
  // Come back to out of the browser's memory, the page would wait for the one that it has left for.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
  throw redirectDocument(url.pathname + url.search + url.hash)
}

const markName = 'mixedHistory'

/**
 * Whether plain addresses and private ones may stand in the tab's history as entries of one document: going back and
 * forth among these loads nothing, also after the document itself was loaded anew. Unknown counts as so.
 */
function isTabMixed(): boolean {
  return tryTabStorage((storage) => storage.getItem(markName) !== null) ?? true
}

/** False when the browser keeps nothing. */
function markTabMixed(): boolean {
  return tryTabStorage((storage) => storage.setItem(markName, 'yes')) !== null
}
