import { readUrl } from '@washhouse/contract/text/read-url'

/** Where the list asks for the place at once; what stands after # is never sent. */
export const nearMeHash = '#near'

let isPressed = false

export function noteNearMePress(): void {
  isPressed = true
}

/**
 * Whether a press on this site led here: with scripts, or as a document before they had come. A link that
 * somebody sent, or another site's, asks nobody where he is. True once for each press.
 */
export function takeNearMePress(): boolean {
  const wasPressed = isPressed || (location.hash === nearMeHash && isOpenedFromHere())
  isPressed = false
  return wasPressed
}

function isOpenedFromHere(): boolean {
  return readUrl(document.referrer)?.origin === location.origin
}
