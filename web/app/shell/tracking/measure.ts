import { grantSignals, startGoogleTags } from './google-tags.ts'
import { stopPixel, trackPage } from './pixel.ts'
import { printTagCookieClearings } from '../../core/blocks/consent/tag-cookies.ts'
import type { TagSettings } from './tag-settings.ts'
import { readUrl } from '@washhouse/contract/text/read-url'
import { isPrivateAddress } from '../../core/request/private-address.ts'
import { plainReferrer } from './plain-referrer.ts'

export interface Visit {
  /** Accepted categories, joined by commas. */
  accepted: string
  pathname: string
  /** Whether the vendors' scripts may read the address; see `isMeasurable`. */
  isPlain: boolean
}

let areTagsRunning = false

/** Brings the tags in line with what is accepted, and tells the pixel of a new page. */
export function measure(tags: TagSettings, { accepted, pathname, isPlain }: Visit): void {
  const analytics = accepted.includes('analytics')
  const advertising = accepted.includes('advertising')
  if (isPlain) hideNeighbours()
  if (areTagsRunning) grantSignals({ analytics, advertising })
  else if (isPlain && (tags.beforeChoice === 'cookieless' || analytics || advertising)) {
    startGoogleTags(tags, { analytics, advertising }, pathname)
    areTagsRunning = true
  }
  if (!advertising) stopPixel()
  else if (isPlain) trackPage(tags, pathname)
  const clearings = printTagCookieClearings(document.cookie, location.hostname, {
    analytics,
    advertising,
  })
  for (const clearing of clearings) document.cookie = clearing
}

let areDestinationsHidden = false

/**
 * Keeps from the vendors' scripts which page came before and which comes next. Called before one of them runs; the
 * history itself is kept from them by the header of private pages (web/server/answer-at.ts).
 */
function hideNeighbours(): void {
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
