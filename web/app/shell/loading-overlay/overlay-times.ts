import type { Tracking } from '@washhouse/contract/consent/consent.contract'

/** Display times of the overlay, in milliseconds; 0: never (spec §9). */
export interface OverlayTimes {
  /** From the first paint of a document that was not opened by a link. */
  firstVisit: number
  /** After the end of a route change. */
  navigation: number
}

const overlayTimes: OverlayTimes = { firstVisit: 3000, navigation: 2000 }

/** The times set by editors. Until the content service has answered once: those of the specification. */
export function overlayTimesOf(tracking: Tracking | null): OverlayTimes {
  if (!tracking) return overlayTimes
  return { firstVisit: tracking.overlayFirstVisit, navigation: tracking.overlayNavigation }
}
