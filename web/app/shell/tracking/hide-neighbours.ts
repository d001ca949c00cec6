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
  const leave = (event: Leaving) => keep(event, event.activation?.entry.url)
  addEventListener('pageswap', leave, true)
  const navigation: unknown = Reflect.get(globalThis, 'navigation')
  if (!(navigation instanceof EventTarget)) return
  navigation.addEventListener('navigate', (event: Leaving) => keep(event, event.destination?.url))
}

/** As newer browsers tell of the next page; older ones do not. */
interface Leaving extends Event {
  activation?: { entry: { url: string | null } } | null
  destination?: { url: string | null }
}
