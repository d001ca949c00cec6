import type { ReactNode } from 'react'
import './swipe-row.css'

interface SwipeRowProps {
  className: string
  label: string
  children: ReactNode
}

/** A list that is swiped sideways on a phone. The class lays it out on wider screens. */
export function SwipeRow({ className, label, children }: SwipeRowProps) {
  return (
    // Focusable, because a scrollable row must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={`swipe-row ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </ul>
  )
}
