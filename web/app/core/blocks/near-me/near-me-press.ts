import { readUrl } from '@washhouse/contract/text/read-url'

/** Makes the list ask for the position at once. Browsers never send the part after #. */
export const nearMeHash = '#near'

let isPressed = false

export function noteNearMePress(): void {
  isPressed = true
}

/**
 * True once after a click on this site, with scripts or as a document load before them. A shared link or one of another site
 * must not ask for the position.
 */
export function takeNearMePress(): boolean {
  const wasPressed = isPressed || (location.hash === nearMeHash && isOpenedFromHere())
  isPressed = false
  return wasPressed
}

function isOpenedFromHere(): boolean {
  return readUrl(document.referrer)?.origin === location.origin
}
