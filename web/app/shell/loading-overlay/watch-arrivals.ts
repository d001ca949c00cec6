import { percentOf, shareOf } from './known-progress.ts'

/** Tells how far the page has come, now and whenever something arrives; gives what ends it. */
export function watchArrivals(tell: (percent: number) => void): () => void {
  const watching = new AbortController()
  const report = () => tell(percentOf(document.readyState !== 'loading', shareOf(findInView())))
  // What happens to a picture does not bubble.
  for (const event of ['load', 'error', 'DOMContentLoaded'])
    document.addEventListener(event, report, { capture: true, signal: watching.signal })
  report()
  return () => watching.abort()
}

function findInView(): HTMLImageElement[] {
  return [...document.images].filter((picture) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect()
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })
}
