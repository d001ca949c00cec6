import type { MediaId } from '@washhouse/contract/media/media.contract'
import { Link } from 'react-router'
import { Picture } from '../../core/blocks/picture/picture.tsx'
import { localePath } from '../../core/i18n/language.ts'
import { useTextLang } from '../../core/i18n/untranslated.ts'
import { useLanguage } from '../../core/i18n/use-text.tsx'
import { Card, CardBody, CardPicture } from '../../core/ui/card/card.tsx'
import { Phrases } from '../../core/ui/phrases/phrases.tsx'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'
import './about-cards.css'

export interface AboutCard {
  slug: string
  title: string
  image: MediaId | null
  excerpt: string | null
  /** Its fields without an English text. */
  untranslated: string[]
}

export function AboutCards({ cards }: { cards: readonly AboutCard[] }) {
  return (
    <ul className="about-cards">
      {cards.map((card) => (
        <TopicCard key={card.slug} card={card} />
      ))}
    </ul>
  )
}

function TopicCard({ card }: { card: AboutCard }) {
  const { slug, title, image, excerpt } = card
  const language = useLanguage()
  const langOf = useTextLang(card)
  return (
    <Card as="li" variant="link">
      <CardPicture>
        {image && (
          <Picture
            id={image}
            alt=""
            width={384}
            height={256}
            sizes="(min-width: 62rem) 280px, (min-width: 40rem) 45vw, 48vw"
          />
        )}
      </CardPicture>
      <CardBody>
        <h3 lang={langOf('title')}>
          <Link to={localePath(language, `/about/${slug}`)}>
            <Phrases text={title} />
          </Link>
        </h3>
        {excerpt && (
          <p className="lead" lang={langOf('excerpt')}>
            <RunningText text={excerpt} />
          </p>
        )}
      </CardBody>
    </Card>
  )
}
