import { useEffect, useState } from 'react'

/**
 * Calls `advance` every so many seconds: not while the visitor points at it or has the focus in it, not
 * in a hidden tab, and never for those who asked for less motion. `holders` go onto the element.
 */
export function useAutoAdvance(seconds: number | undefined, advance: () => void) {
  const [isPlaying, setIsPlaying] = useState(seconds !== undefined)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isRunning = isPlaying && !isPointedAt && !hasFocus

  useEffect(() => {
    if (!isRunning || !seconds) return
    const timer = setInterval(() => {
      if (!document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches) advance()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [isRunning, seconds, advance])

  return {
    isPlaying,
    isRunning,
    toggle() {
      setIsPlaying(!isPlaying)
      // Who presses play wants to see it run, though the pointer still rests here.
      setIsPointedAt(false)
      setHasFocus(false)
    },
    stop: () => setIsPlaying(false),
    holders: seconds
      ? {
          onMouseEnter: () => setIsPointedAt(true),
          onMouseLeave: () => setIsPointedAt(false),
          onFocus: () => setHasFocus(true),
          onBlur: () => setHasFocus(false),
        }
      : {},
  }
}
