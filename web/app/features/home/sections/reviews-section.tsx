import { Reviews } from '../../../core/blocks/reviews/reviews.tsx'
import type { SectionView } from './home-section.ts'
import { SectionHeading } from './section-heading.tsx'

export function ReviewsSection({ section }: { section: SectionView<'reviews'> }) {
  return (
    <section className="section wrap">
      <SectionHeading section={section} />
      <Reviews reviews={section.reviews} label={section.title} />
    </section>
  )
}
