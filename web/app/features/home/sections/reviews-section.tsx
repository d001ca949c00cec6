import { Reviews } from '../../../blocks/reviews/reviews.tsx'
import type { SectionView } from './home-section.ts'
import { SectionHeading } from './section-heading.tsx'

interface ReviewsSectionProps {
  section: SectionView<'reviews'>
  /** Its own on the page. */
  place: string
}

export function ReviewsSection({ section, place }: ReviewsSectionProps) {
  return (
    <section className="section wrap">
      <SectionHeading section={section} />
      <Reviews id={place} reviews={section.reviews} label={section.title} />
    </section>
  )
}
