import { useCarouselTexts } from '../../../core/blocks/carousel-texts/use-carousel-texts.ts'
import { Picture } from '../../../core/blocks/picture/picture.tsx'
import { SiteLink } from '../../../core/blocks/site-link/site-link.tsx'
import { Carousel } from '../../../core/ui/carousel/carousel.tsx'
import { Phrases } from '../../../core/ui/phrases/phrases.tsx'
import type { EventPoster, SectionView } from './home-section.ts'
import { SectionHeading } from './section-heading.tsx'
import './events-section.css'

export function EventsSection({ section }: { section: SectionView<'events'> }) {
  const texts = useCarouselTexts(section.title)
  const slides = section.events.map((event) => ({
    key: String(event.id),
    label: event.title ?? section.title,
    element: <Poster event={event} name={section.title} />,
  }))
  return (
    <section className="section wrap home-row">
      <SectionHeading section={section} />
      <Carousel slides={slides} texts={texts} variant="row" />
    </section>
  )
}

function Poster({ event: { image, title, target }, name }: { event: EventPoster; name: string }) {
  const content = (
    <>
      <Picture
        id={image}
        alt={title ? '' : name}
        width={336}
        height={336}
        sizes="min(85vw, 21rem)"
      />
      {title && (
        <span className="home-poster__title">
          <Phrases text={title} />
        </span>
      )}
    </>
  )
  if (!target) return <div className="home-poster">{content}</div>
  return (
    <SiteLink className="home-poster" target={target}>
      {content}
    </SiteLink>
  )
}
