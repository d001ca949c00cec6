import type { ComponentProps } from 'react'
import { DrawnOnce, type DrawnOnceProps } from '../../request/drawn-once.tsx'
import './page-card.css'

/** A white card that lies half over the page's head. */
export function PageCard(section: ComponentProps<'section'>) {
  return <section {...section} className="page-card" />
}

interface DrawnPageCardProps extends Omit<DrawnOnceProps, 'as' | 'className'> {
  id: string
}

/** Such a card with an inside that many visitors have alike. */
export function DrawnPageCard({ id, ...card }: DrawnPageCardProps) {
  return <DrawnOnce {...card} as="section" id={id} className={`page-card page-card--${id}`} />
}

/** The column of such cards, below the head; `className` tells the page's own look. */
export function PageCards({ className = '', ...box }: ComponentProps<'div'>) {
  return <div {...box} className={`wrap page-cards ${className}`} />
}
