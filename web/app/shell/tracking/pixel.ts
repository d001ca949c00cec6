import { loadScript } from './load-script.ts'
import type { TagSettings } from './tag-settings.ts'

/** The stub that the pixel's script takes over: the script reads the queue, then it is called itself. */
interface Pixel {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue?: unknown[][]
  push?: Pixel
  loaded?: boolean
  version?: string
  /** We report page views ourselves: one per path. */
  disablePushState?: boolean
}

declare global {
  var fbq: Pixel | undefined
  var _fbq: Pixel | undefined
}

let lastPath: string | undefined
let isStopped = false

/**
 * Loads the pixel if needed, and reports the page once. The pixel reads the address itself: a late report of a page that was
 * left would name the next one.
 */
export function trackPage({ pixelId, pixelOrigin }: TagSettings, pathname: string): void {
  if (pixelId === null) return
  const pixel = globalThis.fbq ?? loadPixel(pixelId, pixelOrigin)
  if (isStopped) pixel('consent', 'grant')
  isStopped = false
  if (lastPath === pathname || location.pathname !== pathname) return
  lastPath = pathname
  pixel('track', 'PageView')
}

/** From here on nothing is sent and no cookie is set. */
export function stopPixel(): void {
  if (isStopped || !globalThis.fbq) return
  isStopped = true
  globalThis.fbq('consent', 'revoke')
}

function loadPixel(id: string, origin: string): Pixel {
  const pixel = createQueue()
  globalThis.fbq = pixel
  globalThis._fbq = pixel
  // Otherwise the pixel would read buttons and forms of the page by itself.
  pixel('set', 'autoConfig', false, id)
  pixel('init', id)
  loadScript(`${origin}/en_US/fbevents.js`)
  return pixel
}

function createQueue(): Pixel {
  const queue: unknown[][] = []
  const pixel: Pixel = (...command) => {
    if (pixel.callMethod) pixel.callMethod(...command)
    else queue.push(command)
  }
  return Object.assign(pixel, {
    queue,
    push: pixel,
    loaded: true,
    version: '2.0',
    disablePushState: true,
  })
}
