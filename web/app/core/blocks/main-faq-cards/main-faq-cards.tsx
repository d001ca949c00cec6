import type { MainFaq } from '@washhouse/contract/faq/faq.contract'
import { Link } from 'react-router'
import { Picture } from '../picture/picture.tsx'
import { localePath } from '../../i18n/language.ts'
import { useTextLang } from '../../i18n/untranslated.ts'
import { useLanguage } from '../../i18n/use-text.tsx'
import { Card, CardBody, CardPicture } from '../../ui/card/card.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import './main-faq-cards.css'

export function MainFaqCards({ mains }: { mains: readonly MainFaq[] }) {
  return (
    <ul className="main-faq-cards">
      {mains.map((main, index) => (
        <MainFaqCard key={main.id} main={main} isFirst={index < 2} />
      ))}
    </ul>
  )
}

function MainFaqCard({ main, isFirst }: { main: MainFaq; isFirst: boolean }) {
  const language = useLanguage()
  const langOf = useTextLang(main)
  return (
    <Card variant="link" as="li">
      <CardPicture>
        {main.coverImage && (
          <Picture
            id={main.coverImage}
            alt=""
            width={380}
            height={253}
            sizes="(min-width: 62rem) 380px, (min-width: 40rem) 46vw, 46vw"
            loading={isFirst ? 'eager' : 'lazy'}
          />
        )}
      </CardPicture>
      <CardBody>
        <h3 className="main-faq-cards__title" lang={langOf('title')}>
          <Link to={localePath(language, `/faq/${main.slug}`)}>
            <Phrases text={main.title} />
          </Link>
        </h3>
      </CardBody>
    </Card>
  )
}
