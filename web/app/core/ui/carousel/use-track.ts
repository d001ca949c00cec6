import { useCallback, useEffect, useRef, useState } from 'react'

export interface TrackPosition {
  /** The slide nearest to the track's start. */
  index: number
  isAtStart: boolean
  isAtEnd: boolean
}

/** Follows a row of slides that scrolls sideways; position is null until hydration. */
export function useTrack() {
  const ref = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState<TrackPosition | null>(null)

  const measure = useCallback(() => {
    const track = ref.current
    if (!track) return
    const next = readPosition(track)
    setPosition((last) => (last && isSame(last, next) ? last : next))
  }, [])

  useEffect(() => {
    const track = ref.current
    if (!track) return
    const resizes = new ResizeObserver(measure)
    resizes.observe(track)
    measure()
    return () => resizes.disconnect()
  }, [measure])

  const showSlide = useCallback((index: number) => {
    const track = ref.current
    const slide = track?.children[index]
    if (slide instanceof HTMLElement) track?.scrollTo({ left: slide.offsetLeft })
  }, [])

  return { ref, position, measure, showSlide }
}

function readPosition(track: HTMLElement): TrackPosition {
  const { scrollLeft, clientWidth, scrollWidth } = track
  const distances = Array.from(track.children, (slide) =>
    slide instanceof HTMLElement ? Math.abs(slide.offsetLeft - scrollLeft) : Infinity,
  )
  return {
    index: Math.max(distances.indexOf(Math.min(...distances)), 0),
    // Browsers scroll by fractions of a pixel.
    isAtStart: scrollLeft < 2,
    isAtEnd: scrollLeft + clientWidth > scrollWidth - 2,
  }
}

function isSame(a: TrackPosition, b: TrackPosition): boolean {
  return a.index === b.index && a.isAtStart === b.isAtStart && a.isAtEnd === b.isAtEnd
}
