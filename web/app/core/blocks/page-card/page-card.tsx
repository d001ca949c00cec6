import type { ComponentProps } from 'react'
import './page-card.css'

/** A white card that overlaps the lower half of the page's head. */
export function PageCard(section: ComponentProps<'section'>) {
  return <section {...section} className="page-card" />
}

/** The column of such cards, below the head; `className` is for the page's own style. */
export function PageCards({ className = '', ...box }: ComponentProps<'div'>) {
  return <div {...box} className={`wrap page-cards ${className}`} />
}
