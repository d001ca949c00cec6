import { readUrl } from '@washhouse/contract/text/read-url'
import { isPrivateAddress } from '../../request/private-address.ts'
import { plainReferrer } from './plain-referrer.ts'

let areDestinationsHidden = false

/**
 * Keeps from the vendors' scripts which page came before and which comes next. Called before one of them runs; the
 * history itself is kept from them by the header of private pages (web/server/answer-at.ts).
 */
export function hideNeighbours(): void {
  // The pixel reports it without asking.
  const value = plainReferrer(document.referrer, location.origin)
  Object.defineProperty(document, 'referrer', { value, configurable: true })
  if (areDestinationsHidden) return
  areDestinationsHidden = true
  hideDestinations()
}

/** The first to listen decides whether others hear. */
function hideDestinations(): void {
  const keep = (event: Event, address: string | null | undefined) => {
    const url = readUrl(address ?? '')
    if (url && isPrivateAddress(url)) event.stopImmediatePropagation()
  }
  addEventListener('pageswap', (event) => keep(event, event.activation?.entry.url), true)
  // Not every browser has it.
  if (!('navigation' in globalThis)) return
  navigation.addEventListener('navigate', (event) => keep(event, event.destination.url))
}
