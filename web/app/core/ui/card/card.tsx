import type { ReactNode } from 'react'
import './card.css'

interface CardProps {
  /** plain: a panel; link: lifts on hover, and its heading's link covers the whole card. */
  variant?: 'plain' | 'link'
  as?: 'article' | 'div' | 'li'
  children: ReactNode
}

export function Card({ variant = 'plain', as: Element = 'div', children }: CardProps) {
  return <Element className={`card card--${variant}`}>{children}</Element>
}

interface CardPictureProps {
  /** Reserved before the image arrives: wide 16:9, classic 3:2. */
  ratio?: 'wide' | 'classic'
  /** An img, cropped to the ratio; other children are above it. */
  children?: ReactNode
}

/** The image at the top of a card; without one it shows a drum. */
export function CardPicture({ ratio = 'classic', children }: CardPictureProps) {
  return <div className={`card__picture card__picture--${ratio}`}>{children}</div>
}

export function CardBody({ children }: { children: ReactNode }) {
  return <div className="card__body">{children}</div>
}
