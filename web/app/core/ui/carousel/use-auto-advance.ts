import { useEffect, useState } from 'react'

/**
 * Calls `advance` at this interval. Pauses during hover and focus and in a hidden tab; never runs with reduced motion.
 * Spread `holders` on the element.
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
      // Play starts it even though the pointer is still on it.
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
