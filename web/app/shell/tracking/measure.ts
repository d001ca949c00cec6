import { grantSignals, startGoogleTags } from './google-tags.ts'
import { stopPixel, trackPage } from './pixel.ts'
import { printTagCookieClearings } from '../../blocks/consent/tag-cookies.ts'
import type { TagSettings } from './tag-settings.ts'

export interface Visit {
  /** Accepted categories, joined by commas. */
  accepted: string
  pathname: string
}

let areTagsRunning = false

/** Brings the tags in line with what is accepted, and tells the pixel of a new page. */
export function measure(tags: TagSettings, { accepted, pathname }: Visit): void {
  const analytics = accepted.includes('analytics')
  const advertising = accepted.includes('advertising')
  if (areTagsRunning || tags.beforeChoice === 'cookieless' || analytics || advertising) {
    if (!areTagsRunning) startGoogleTags(tags, { analytics, advertising }, pathname)
    else grantSignals({ analytics, advertising })
    areTagsRunning = true
  }
  if (advertising) trackPage(tags, pathname)
  else stopPixel()
  const clearings = printTagCookieClearings(document.cookie, location.hostname, {
    analytics,
    advertising,
  })
  for (const clearing of clearings) document.cookie = clearing
}
