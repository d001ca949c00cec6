import { hideNeighbours } from './hide-neighbours.ts'
import { grantSignals, startGoogleTags } from './google-tags.ts'
import { stopPixel, trackPage } from './pixel.ts'
import { printTagCookieClearings } from '../../blocks/consent/tag-cookies.ts'
import type { TagSettings } from './tag-settings.ts'

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
