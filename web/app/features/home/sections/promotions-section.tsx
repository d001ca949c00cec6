import { NewsCard } from '../../../blocks/news-card/news-card.tsx'
import { useCarouselTexts } from '../../../blocks/carousel-texts/use-carousel-texts.ts'
import { Carousel } from '../../../ui/carousel/carousel.tsx'
import type { SectionView } from './home-section.ts'
import './promotions-section.css'
import { SectionHeading } from './section-heading.tsx'

export function PromotionsSection({ section }: { section: SectionView<'promotions'> }) {
  const texts = useCarouselTexts(section.title)
  const slides = section.news.map((news) => ({
    key: String(news.id),
    label: news.title,
    element: <NewsCard news={news} />,
  }))
  return (
    <section className="section wrap home-row">
      <SectionHeading section={section} listPath={section.listPath} />
      <Carousel slides={slides} texts={texts} variant="row" />
    </section>
  )
}
