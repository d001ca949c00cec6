/** Of a page that is only asked for: the request is on its way. */
export const askedPercent = 15

/** How far a page has come whose scripts run and whose data is here. */
export function percentOf(isDocumentParsed: boolean, sharePictures: number): number {
  return isDocumentParsed ? 70 + 30 * sharePictures : 45
}

/** The end is seen for a moment before the overlay goes. */
const endMilliseconds = 300

/** What the overlay says: no more than has come, and no sooner than its own time passes. */
export function shownPercent(arrived: number, elapsed: number, milliseconds: number): number {
  const share = elapsed / Math.max(1, milliseconds - endMilliseconds)
  const timed = askedPercent + (100 - askedPercent) * Math.min(1, Math.max(0, share))
  return Math.floor(Math.min(arrived, timed))
}

/** Which status text goes with it. */
export function stepOf(percent: number): 'fill' | 'load' | 'ready' {
  if (percent < 45) return 'fill'
  return percent < 100 ? 'load' : 'ready'
}

/** Share of the pictures in view that have arrived or failed; of none, all have. */
export function shareOf(pictures: readonly Pick<HTMLImageElement, 'complete'>[]): number {
  return pictures.length === 0
    ? 1
    : pictures.filter(({ complete }) => complete).length / pictures.length
}
