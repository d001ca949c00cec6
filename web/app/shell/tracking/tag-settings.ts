import type { Tracking } from '@washhouse/contract/consent/consent.contract'

/** Ids and origins of the tags, as a page is told; a site without ids has none of it. */
export interface TagSettings {
  containers: string[]
  analyticsId: string | null
  pixelId: string | null
  tagOrigin: string
  pixelOrigin: string
  beforeChoice: Tracking['beforeChoice']
}

/** Null when nothing is to be measured: then nothing is ever requested. */
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
