import type { ReactNode } from 'react'
import './card.css'

interface CardProps {
  /** plain: a panel; link: lifts when pointed at, the link of its heading covers all of it. */
  variant?: 'plain' | 'link'
  as?: 'article' | 'div' | 'li'
  children: ReactNode
}

export function Card({ variant = 'plain', as: Element = 'div', children }: CardProps) {
  return <Element className={`card card--${variant}`}>{children}</Element>
}

interface CardPictureProps {
  /** Kept free before the picture arrives: wide 16:9, classic 3:2. */
  ratio?: 'wide' | 'classic'
  /** An img, cropped to the ratio; anything more stands over it. */
  children?: ReactNode
}

/** The picture on top of a card; without one a drum stands in its place. */
export function CardPicture({ ratio = 'classic', children }: CardPictureProps) {
  return <div className={`card__picture card__picture--${ratio}`}>{children}</div>
}

export function CardBody({ children }: { children: ReactNode }) {
  return <div className="card__body">{children}</div>
}
