import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { readPhase, setPhase, watchPhase } from '../../core/blocks/overlay-phase/overlay-phase.ts'
import { isOverlayFree } from './overlay-free.ts'
import type { OverlayTimes } from './overlay-times.ts'

/** Both outlive React's document, which an error page replaces as a whole. */
let isRouteChanging = false
let shownPath: string | null = null

/** Shows the overlay from the start of a path change until its display time after the end. Returns its phase. */
export function useOverlay({ navigation }: OverlayTimes) {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const target = state === 'loading' ? location.pathname : pathname
  const isAsked = target !== pathname
  const phase = useSyncExternalStore(watchPhase, readPhase, () => null)

  // In the same paint as the page's change.
  useLayoutEffect(() => {
    if (navigation === 0) return undefined
    return isAsked ? begin(pathname, target) : finish(pathname, navigation)
  }, [isAsked, pathname, target, navigation])

  return phase
}

/** Sends the display time to the inline script, which shows the progress; 0: the page has not arrived yet. */
function follow(milliseconds: number): void {
  dispatchEvent(new CustomEvent('overlay', { detail: milliseconds }))
}

/**
 * Starts a route change. The policy page never shows the overlay: not on the way to it, and on the way from it only after
 * the other page has arrived.
 */
function begin(pathname: string, target: string): undefined {
  isRouteChanging = true
  if (isOverlayFree(target)) setPhase('closed')
  else setPhase(isOverlayFree(pathname) ? 'waiting' : 'navigation')
  follow(0)
}

/**
 * Ends a route change; returns a function that stops the timer at the next one. After a quick change on a busy phone React
 * renders only the end, which the changed path reveals.
 */
function finish(pathname: string, milliseconds: number): (() => void) | undefined {
  const hasMoved = shownPath !== null && shownPath !== pathname
  shownPath = pathname
  if (hasMoved && !isRouteChanging) begin(pathname, pathname)
  if (!isRouteChanging && readPhase() !== 'navigation') return undefined
  isRouteChanging = false
  if (readPhase() === 'closed' || isOverlayFree(pathname)) return undefined
  setPhase('navigation')
  follow(milliseconds)
  const timer = setTimeout(() => setPhase('done'), milliseconds)
  return () => clearTimeout(timer)
}
