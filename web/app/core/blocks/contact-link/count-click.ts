import type { ContactWay } from '@washhouse/contract/contact/contact.contract'

export const clickPath = '/contact/click'

/** Counts one use of a contact when the visitor leaves the page: nothing waits for it, and it carries no identity. */
export function countClick(way: ContactWay): void {
  navigator.sendBeacon?.(clickPath, new URLSearchParams({ type: way }))
}
