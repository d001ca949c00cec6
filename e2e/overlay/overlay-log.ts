import { expect, type Page } from '@playwright/test'

/** A frame in which the state of the overlay changed. */
export interface Sight {
  /** Milliseconds since the start of the document. */
  at: number
  isShown: boolean
  percent: number
  status: string
  announcement: string
  path: string
  heading: string
}

/** Moved elements. */
export interface LayoutShift {
  at: number
  texts: string[]
}

/** A frame that came late because the machine was busy. */
interface LateFrame {
  at: number
  by: number
}

declare global {
  interface Window {
    overlaySights: Sight[]
    layoutShifts: LayoutShift[]
    lateFrames: LateFrame[]
    fontsReadyAt: number
  }
}

/** Records the overlay in every frame of each document; call it before the first page. */
export async function watchOverlay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.overlaySights = []
    window.layoutShifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources')
        const texts = sources.map(({ node }) => node?.textContent ?? '')
        window.layoutShifts.push({ at: entry.startTime, texts })
      }
    }).observe({ type: 'layout-shift', buffered: true })

    window.fontsReadyAt = Infinity
    const noteFonts = () => (window.fontsReadyAt = performance.now())
    document.addEventListener('DOMContentLoaded', () => void document.fonts.ready.then(noteFonts))

    window.lateFrames = []
    let frameAt = performance.now()
    let last = ''
    requestAnimationFrame(function look() {
      requestAnimationFrame(look)
      const gap = performance.now() - frameAt
      frameAt += gap
      if (gap > 50) window.lateFrames.push({ at: frameAt, by: gap })
      const overlay = document.querySelector('.loading-overlay')
      if (!overlay) return
      const { opacity, visibility, display } = getComputedStyle(overlay)
      const sight = {
        isShown: opacity === '1' && visibility === 'visible' && display !== 'none',
        percent:
          document.querySelector<HTMLProgressElement>('.loading-overlay progress')?.value ?? -1,
        status: overlay.querySelector('.progress__label')?.textContent ?? '',
        announcement: document.querySelector('.loading-overlay + output')?.textContent ?? '',
        path: location.pathname,
        heading: document.querySelector('h1')?.textContent ?? '',
      }
      const now = JSON.stringify(sight)
      if (now === last) return
      last = now
      window.overlaySights.push({ ...sight, at: performance.now() })
    })
  })
}

/** Records of this document so far. */
export function readSights(page: Page): Promise<Sight[]> {
  return page.evaluate(() => window.overlaySights)
}

/** Start and end of each time the overlay was visible; the last has no end while it is visible. */
export async function readSpans(page: Page): Promise<{ start: number; end: number | null }[]> {
  const spans: { start: number; end: number | null }[] = []
  let open: { start: number; end: number | null } | null = null
  for (const { at, isShown } of await readSights(page)) {
    if (isShown && !open) spans.push((open = { start: at, end: null }))
    else if (!isShown && open) {
      open.end = at
      open = null
    }
  }
  return spans
}

export function readFirstPaint(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime ?? Number.NaN)
}

/** Time of the first frame with the new URL and another heading. */
export async function readArrival(page: Page, path: string): Promise<number> {
  const sights = await readSights(page)
  const before = sights.findLast((sight) => sight.path !== path)?.heading
  return sights.find((sight) => sight.path === path && sight.heading !== before)?.at ?? Number.NaN
}

/** A busy machine paints late even if frames are in time. */
const tolerance = 700

/** The time between two moments must match, plus at most the delay of late frames. */
export async function expectLasted(
  page: Page,
  { from, to, milliseconds }: { from: number; to: number; milliseconds: number },
): Promise<void> {
  const late = await page.evaluate(() => window.lateFrames)
  const lateBy = late
    .filter(({ at, by }) => at > from && at - by < to)
    .reduce((sum, { by }) => sum + by, 0)
  expect(to - from).toBeGreaterThan(milliseconds - tolerance)
  expect(to - from).toBeLessThan(milliseconds + tolerance + lateBy)
}
