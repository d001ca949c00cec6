import type { Tracking } from '@washhouse/contract/consent/consent.contract'
import type { TagSources } from '../../core/request/request-context.ts'

/** Ids and origins of the tags for a page; a site without ids has none. */
export interface TagSettings {
  containers: string[]
  analyticsId: string | null
  pixelId: string | null
  tagOrigin: string
  pixelOrigin: string
  beforeChoice: Tracking['beforeChoice']
}

/** Null if nothing is to be measured: then nothing is ever requested. */
export function tagSettingsOf(tracking: Tracking | null): TagSettings | null {
  if (!tracking) return null
  const { containerOne, containerTwo, analyticsId, pixelId, beforeChoice } = tracking
  // The same container twice would count everything twice.
  const containers = [...new Set([containerOne, containerTwo])].filter((id) => id !== null)
  if (containers.length === 0 && analyticsId === null && pixelId === null) return null
  return {
    containers,
    analyticsId,
    pixelId,
    tagOrigin: new URL(tracking.tagOrigin).origin,
    pixelOrigin: new URL(tracking.pixelOrigin).origin,
    beforeChoice,
  }
}

const googleOrigin = 'https://www.googletagmanager.com'
const metaOrigin = 'https://connect.facebook.net'

/** Report hosts of Google's own tags; an own tagging server receives everything itself. */
const googleReports = {
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://*.g.doubleclick.net',
    'https://www.google.com',
    'https://www.google.co.th',
  ],
  frame: ['https://td.doubleclick.net', googleOrigin],
}
const metaReports = ['https://www.facebook.com']

/** The configured hosts and, for the vendors' own, their report hosts. */
export function tagSourcesOf(tags: TagSettings): TagSources {
  const hasGoogle = tags.containers.length > 0 || tags.analyticsId !== null
  const google = hasGoogle ? [tags.tagOrigin] : []
  const googleTo = google.includes(googleOrigin) ? googleReports : { connect: [], frame: [] }
  const meta = tags.pixelId === null ? [] : [tags.pixelOrigin]
  const metaTo = meta.includes(metaOrigin) ? metaReports : []
  const reports = [...google, ...googleTo.connect, ...meta, ...metaTo]
  return {
    script: [...new Set([...google, ...meta])],
    connect: [...new Set(reports)],
    image: [...new Set(reports)],
    frame: [...googleTo.frame],
  }
}
