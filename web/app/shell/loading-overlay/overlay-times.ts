import type { Tracking } from '@washhouse/contract/consent/consent.contract'

/** How long the overlay is shown, in milliseconds; 0 is never (spec §9). */
export interface OverlayTimes {
  /** From the first paint of a document that no link led to. */
  firstVisit: number
  /** After the end of a route change. */
  navigation: number
}

const overlayTimes: OverlayTimes = { firstVisit: 3000, navigation: 2000 }

/** The editors' times; the specification's while the content service has never answered. */
export function overlayTimesOf(tracking: Tracking | null): OverlayTimes {
  if (!tracking) return overlayTimes
  return { firstVisit: tracking.overlayFirstVisit, navigation: tracking.overlayNavigation }
}
