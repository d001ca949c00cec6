import type { ContactWay } from '@washhouse/contract/contact/contact.contract'

export const clickPath = '/contact/click'

/** Counts one use of a way to reach the brand, on the way out: nobody waits, nothing is told of who it was. */
export function countClick(way: ContactWay): void {
  navigator.sendBeacon?.(clickPath, new URLSearchParams({ type: way }))
}
