import type { CustomerReview } from '@washhouse/contract/branch/branch.contract'
import type { ShownOnce } from '../../request/show-once.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { KeptPart } from '../../ui/kept-markup/kept-part.tsx'
import { Picture } from '../picture/picture.tsx'
import './reviews.css'

export type Review = Pick<CustomerReview, 'id' | 'name' | 'feedback' | 'image'>

interface ReviewsProps {
  /** Its own on the page. */
  id: string
  reviews: ShownOnce<readonly Review[]>
  label: string
}

/** What customers said, side by side; on a phone the row is swiped. */
export function Reviews({ id: place, reviews, label }: ReviewsProps) {
  return (
    // Focusable, since a scrolled row must be reachable by keyboard.
    <KeptPart
      as="ul"
      id={place}
      className="reviews"
      aria-label={label}
      tabIndex={0}
      shown={reviews}
      draw={(given) =>
        given.map(({ id, name, feedback, image }) => (
          <li key={id} className="review">
            <figure>
              <blockquote className="review__text">{feedback}</blockquote>
              <figcaption className="review__person">
                <span className="review__face">
                  {image ? (
                    <Picture id={image} alt="" width={56} height={56} />
                  ) : (
                    <Icon name="quote" />
                  )}
                </span>
                {name}
              </figcaption>
            </figure>
          </li>
        ))
      }
    />
  )
}
