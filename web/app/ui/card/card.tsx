import type { ReactNode } from 'react'
import './card.css'

interface CardProps {
  /** plain: a panel; link: lifts when pointed at, its first link covers all of it. */
  variant?: 'plain' | 'link'
  as?: 'article' | 'section' | 'div' | 'li'
  children: ReactNode
}

export function Card({ variant = 'plain', as: Element = 'div', children }: CardProps) {
  return <Element className={`card card--${variant}`}>{children}</Element>
}

/** What stands below a card's picture. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className="card__body">{children}</div>
}
