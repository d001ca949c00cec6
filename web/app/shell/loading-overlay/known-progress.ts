/** Progress of a page, for an inline script. Each function is sent as source text, so it must not use outer variables. */
export const knownProgress = { percentOf, shareOf, shownPercent, stepOf }

export type KnownProgress = typeof knownProgress

/** Percent from parsing and the share of loaded images in view. */
function percentOf(isDocumentParsed: boolean, sharePictures: number): number {
  return isDocumentParsed ? 70 + 30 * sharePictures : 45
}

/** Percent that the overlay shows: limited by the real progress and by its display time. */
function shownPercent(arrived: number, elapsed: number, milliseconds: number): number {
  // Before the new page arrives: the request is sent.
  const askedPercent = 15
  // The end is visible for a moment before the overlay closes.
  const endMilliseconds = 300
  const share = elapsed / Math.max(1, milliseconds - endMilliseconds)
  const timed = askedPercent + (100 - askedPercent) * Math.min(1, Math.max(0, share))
  return Math.floor(Math.min(arrived, timed))
}

function stepOf(percent: number): 'fill' | 'load' | 'ready' {
  if (percent < 45) return 'fill'
  return percent < 100 ? 'load' : 'ready'
}

/** Share of images in view that have loaded or failed; 1 without images. */
function shareOf(pictures: readonly Pick<HTMLImageElement, 'complete'>[]): number {
  return pictures.length === 0
    ? 1
    : pictures.filter(({ complete }) => complete).length / pictures.length
}
