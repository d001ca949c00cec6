import { percentOf, shareOf, shownPercent } from './known-progress.ts'

/** The time for which the overlay is shown: from when on, on the document's clock, and how long. */
export interface ShownTime {
  since: number
  milliseconds: number
}

const beatMilliseconds = 120

/** Tells how far the page and the overlay's time have come, now and from then on; gives what ends it. */
export function watchProgress(time: ShownTime, tell: (percent: number) => void): () => void {
  const watching = new AbortController()
  const report = () => {
    const arrived = percentOf(document.readyState !== 'loading', shareOf(findInView()))
    tell(shownPercent(arrived, performance.now() - time.since, time.milliseconds))
  }
  // What happens to a picture does not bubble.
  for (const event of ['load', 'error', 'DOMContentLoaded'])
    document.addEventListener(event, report, { capture: true, signal: watching.signal })
  const beat = setInterval(report, beatMilliseconds)
  report()
  return () => {
    clearInterval(beat)
    watching.abort()
  }
}

function findInView(): HTMLImageElement[] {
  return [...document.images].filter((picture) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect()
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })
}
