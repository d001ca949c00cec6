import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import {
  isShown,
  readPhase,
  setPhase,
  watchPhase,
} from '../../blocks/overlay-phase/overlay-phase.ts'
import { askedPercent } from './known-progress.ts'
import { isOverlayFree } from './overlay-free.ts'
import type { OverlayTimes } from './overlay-times.ts'
import { watchProgress } from './watch-progress.ts'

/** Outlives React's document, which an error page replaces as a whole. */
let isRouteChanging = false

/**
 * Shows the overlay from the start of a change of the path until its time after the end is over.
 * Gives how far the page has come, and whether there is anything to tell.
 */
export function useOverlay({ firstVisit, navigation }: OverlayTimes) {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const target = state === 'loading' ? location.pathname : pathname
  const isAsked = target !== pathname
  const phase = useSyncExternalStore(watchPhase, readPhase, () => null)
  const [known, setKnown] = useState(askedPercent)

  // With the page's change, not after it: the new page is not to flash before it is covered.
  useLayoutEffect(() => {
    if (navigation === 0) return undefined
    return isAsked ? begin(pathname, target) : finish(pathname, navigation)
  }, [isAsked, pathname, target, navigation])

  const isWatching = isShown(phase) && !isAsked
  useEffect(() => {
    setKnown(askedPercent)
    if (!isWatching) return undefined
    const time =
      readPhase() === 'visit'
        ? { since: firstPaint(), milliseconds: firstVisit }
        : { since: performance.now(), milliseconds: navigation }
    return watchProgress(time, (percent) => setKnown((last) => Math.max(last, percent)))
  }, [isWatching, firstVisit, navigation])

  return { percent: percentNow(), isShown: isShown(phase), hasBeenShown: phase !== null }

  function percentNow(): number {
    if (isAsked) return askedPercent
    return phase === 'done' ? 100 : known
  }
}

function firstPaint(): number {
  return performance.getEntriesByType('paint')[0]?.startTime ?? performance.now()
}

/**
 * A route change starts. The policy page never shows the overlay: not on the way to it, and on the
 * way from it not before the other page has come.
 */
function begin(pathname: string, target: string): undefined {
  isRouteChanging = true
  if (isOverlayFree(target)) setPhase('closed')
  else setPhase(isOverlayFree(pathname) ? 'waiting' : 'navigation')
}

/** A route change has ended; gives what stops the timer when another one starts. */
function finish(pathname: string, milliseconds: number): (() => void) | undefined {
  if (!isRouteChanging && readPhase() !== 'navigation') return undefined
  isRouteChanging = false
  if (readPhase() === 'closed' || isOverlayFree(pathname)) return undefined
  setPhase('navigation')
  const timer = setTimeout(() => setPhase('done'), milliseconds)
  return () => clearTimeout(timer)
}
