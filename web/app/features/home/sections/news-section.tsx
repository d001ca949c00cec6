import { NewsCard } from '../../../blocks/news-card/news-card.tsx'
import type { SectionView } from './home-section.ts'
import { SectionHeading } from './section-heading.tsx'
import './news-section.css'

/** The newest large, the next ones beside it. */
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
