import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** What nobody should have to look or press past: what is filled in or pressed, and prices. */
const controls =
  'main :is(a.button, button, input, select, textarea, summary, .choice, a.payback-edge, .error-summary a, td, [data-price])'

/** Marks an element while it lies over a control or a price of the page, as far as that is scrolled now. */
export function useClearOfControls(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const bar = ref.current
      bar?.toggleAttribute('data-covers', coversControl(bar.getBoundingClientRect()))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    lookSoon()
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [ref, key])
}

function coversControl({ left, right, top, bottom }: DOMRect): boolean {
  const xs = [left, (left + right) / 2, right - 1]
  const ys = [top, (top + bottom) / 2, bottom - 1]
  return ys.some((y) =>
    xs.some((x) => document.elementsFromPoint(x, y).some((element) => element.matches(controls))),
  )
}
