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
  /** True if the vendors' scripts may read the address; see `isMeasurable`. */
  isPlain: boolean
}

let areTagsRunning = false

/** Applies the accepted categories to the tags, and reports a new page to the pixel. */
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
 * Hides the previous and next pages from the vendors' scripts. Must be called before one of them runs. The header of private
 * pages (web/server/answer-at.ts) hides the history itself.
 */
function hideNeighbours(): void {
  // The pixel reports it by itself.
  const value = plainReferrer(document.referrer, location.origin)
  Object.defineProperty(document, 'referrer', { value, configurable: true })
  if (areDestinationsHidden) return
  areDestinationsHidden = true
  hideDestinations()
}

/** The first listener can stop the others. */
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

/** The event by which newer browsers report the next page; older ones do not. */
interface Leaving extends Event {
  activation?: { entry: { url: string | null } } | null
  destination?: { url: string | null }
}
