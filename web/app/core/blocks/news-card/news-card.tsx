import { Link } from 'react-router'
import { localePath } from '../../i18n/language.ts'
import { useTextLang } from '../../i18n/untranslated.ts'
import { useLanguage } from '../../i18n/use-text.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import { RunningText } from '../../ui/phrases/running-text.tsx'
import { Picture } from '../picture/picture.tsx'
import './news-card.css'
import type { NewsSummary } from './news-summary.ts'
import clothesLine from './clothes-line.svg?url'

interface NewsCardProps {
  news: NewsSummary
  /** row: a row with a small image on a phone, a card on larger screens; feature: the newest, larger. */
  variant?: 'plain' | 'row' | 'feature'
  as?: 'li' | 'article' | 'div'
}

const pictureSizes = {
  plain: {
    width: 380,
    height: 238,
    sizes: '(min-width: 62rem) 380px, (min-width: 40rem) 46vw, 92vw',
  },
  row: {
    width: 380,
    height: 238,
    sizes: '(min-width: 62rem) 380px, (min-width: 40rem) 46vw, 9rem',
  },
  feature: { width: 720, height: 450, sizes: '(min-width: 62rem) 660px, 94vw' },
}

/** News in a list: the title is the link, and its area is the whole card. */
export function NewsCard({ news, variant = 'plain', as = 'article' }: NewsCardProps) {
  const language = useLanguage()
  const langOf = useTextLang(news)
  return (
    <Card variant="link" as={as}>
      <div className={`news-card news-card--${variant}`}>
        <div className="news-card__picture">
          {news.image ? (
            <Picture id={news.image} alt={news.imageAlt} {...pictureSizes[variant]} />
          ) : (
            <ClothesLine />
          )}
        </div>
        <div className="news-card__text">
          {news.category && (
            <p>
              <Badge>{news.category}</Badge>
            </p>
          )}
          <h3 className="news-card__title" lang={langOf('title')}>
            <Link to={localePath(language, `/news/${news.slug}`)}>
              <Phrases text={news.title} />
            </Link>
          </h3>
          {news.summary && (
            <p className="news-card__summary" lang={langOf('summary')}>
              <RunningText text={news.summary} />
            </p>
          )}
          {news.publishedAt && (
            <p className="news-card__date">
              <time dateTime={news.publishedAt}>{news.publishedOn}</time>
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}

/** Replaces a missing image: washing on the line. */
function ClothesLine() {
  return (
    <img
      className="clothes-line"
      src={clothesLine}
      alt=""
      width={320}
      height={200}
      loading="lazy"
      decoding="async"
    />
  )
}
