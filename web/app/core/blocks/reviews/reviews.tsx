import type { CustomerReview } from '@washhouse/contract/branch/branch.contract'
import { Icon } from '../../ui/icon/icon.tsx'
import { SwipeRow } from '../../ui/swipe-row/swipe-row.tsx'
import { RunningText } from '../../ui/phrases/running-text.tsx'
import { Picture } from '../picture/picture.tsx'
import './reviews.css'

export type Review = Pick<CustomerReview, 'id' | 'name' | 'feedback' | 'image'>

interface ReviewsProps {
  reviews: readonly Review[]
  label: string
}

/** Customer reviews, side by side; on a phone the row is swiped. */
export function Reviews({ reviews, label }: ReviewsProps) {
  return (
    <SwipeRow className="reviews" label={label}>
      {reviews.map(({ id, name, feedback, image }) => (
        <li key={id} className="review">
          <figure>
            <blockquote className="review__text">
              <RunningText text={feedback} />
            </blockquote>
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
      ))}
    </SwipeRow>
  )
}
