import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { readPhase, setPhase, watchPhase } from '../../core/blocks/overlay-phase/overlay-phase.ts'
import { isOverlayFree } from './overlay-free.ts'
import type { OverlayTimes } from './overlay-times.ts'

/** Both outlive React's document, which an error page replaces as a whole. */
let isRouteChanging = false
let shownPath: string | null = null

/**
 * Shows the overlay from the start of a change of the path until its time after the end is over.
 * Gives its phase.
 */
export function useOverlay({ navigation }: OverlayTimes) {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const target = state === 'loading' ? location.pathname : pathname
  const isAsked = target !== pathname
  const phase = useSyncExternalStore(watchPhase, readPhase, () => null)

  // With the page's change, not after it: the new page is not to flash before it is covered.
  useLayoutEffect(() => {
    if (navigation === 0) return undefined
    return isAsked ? begin(pathname, target) : finish(pathname, navigation)
  }, [isAsked, pathname, target, navigation])

  return phase
}

/** The inline script says how far the page has come: nothing of it while it is asked for, then its time. */
function follow(milliseconds: number): void {
  dispatchEvent(new CustomEvent('overlay', { detail: milliseconds }))
}

/**
 * A route change starts. The policy page never shows the overlay: not on the way to it, and on the
 * way from it not before the other page has come.
 */
function begin(pathname: string, target: string): undefined {
  isRouteChanging = true
  if (isOverlayFree(target)) setPhase('closed')
  else setPhase(isOverlayFree(pathname) ? 'waiting' : 'navigation')
  follow(0)
}

/**
 * A route change has ended; gives what stops the timer when another one starts. Of one that was
 * quick on a busy phone React shows the end alone: the other path tells it.
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
