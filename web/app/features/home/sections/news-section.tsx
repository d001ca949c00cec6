import { NewsCard } from '../../../core/blocks/news-card/news-card.tsx'
import type { SectionView } from './home-section.ts'
import { SectionHeading } from './section-heading.tsx'
import './news-section.css'
import { useCarouselTexts } from '../../../core/blocks/carousel-texts/use-carousel-texts.ts'
import { Carousel } from '../../../core/ui/carousel/carousel.tsx'
import './promotions-section.css'

/** The newest is large; the others are next to it. */
export function NewsSection({ section }: { section: SectionView<'news'> }) {
  return (
    <section className="section wrap">
      <SectionHeading section={section} listPath={section.listPath} />
      <ul className="home-news">
        {section.news.map((news, index) => (
          <NewsCard key={news.id} as="li" news={news} variant={index === 0 ? 'feature' : 'row'} />
        ))}
      </ul>
    </section>
  )
}

export function PromotionsSection({ section }: { section: SectionView<'promotions'> }) {
  const texts = useCarouselTexts(section.title)
  const slides = section.news.map((news) => ({
    key: String(news.id),
    label: news.title,
    element: <NewsCard news={news} variant="row" />,
  }))
  return (
    <section className="section wrap home-row">
      <SectionHeading section={section} listPath={section.listPath} />
      <Carousel slides={slides} texts={texts} variant="row" />
    </section>
  )
}
