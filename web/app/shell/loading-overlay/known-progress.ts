/**
 * How far a page has come, of which an inline script says so: each function is sent as its text, and
 * uses nothing from outside.
 */
export const knownProgress = { percentOf, shareOf, shownPercent, stepOf }

export type KnownProgress = typeof knownProgress

/** How far a page has come: parsed, and the share of its pictures in view. */
function percentOf(isDocumentParsed: boolean, sharePictures: number): number {
  return isDocumentParsed ? 70 + 30 * sharePictures : 45
}

/** What the overlay says: no more than has come, and no sooner than its own time passes. */
function shownPercent(arrived: number, elapsed: number, milliseconds: number): number {
  // Of a page that is only asked for: the request is on its way.
  const askedPercent = 15
  // The end is seen for a moment before the overlay goes.
  const endMilliseconds = 300
  const share = elapsed / Math.max(1, milliseconds - endMilliseconds)
  const timed = askedPercent + (100 - askedPercent) * Math.min(1, Math.max(0, share))
  return Math.floor(Math.min(arrived, timed))
}

function stepOf(percent: number): 'fill' | 'load' | 'ready' {
  if (percent < 45) return 'fill'
  return percent < 100 ? 'load' : 'ready'
}

/** Share of the pictures in view that have arrived or failed; of none, all have. */
function shareOf(pictures: readonly Pick<HTMLImageElement, 'complete'>[]): number {
  return pictures.length === 0
    ? 1
    : pictures.filter(({ complete }) => complete).length / pictures.length
}
