import type { TagSources } from '../../request/request-context.ts'
import type { TagSettings } from './tag-settings.ts'

const googleOrigin = 'https://www.googletagmanager.com'
const metaOrigin = 'https://connect.facebook.net'

/** What Google's own tags report to; a tagging server of one's own takes everything itself. */
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

/** The configured hosts and, for the vendors' own, where those report to. */
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
