import { Link } from 'react-router'
import { NearMeLink } from '../../core/blocks/near-me/near-me-link.tsx'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { ButtonAnchor } from '../../core/ui/button/button.tsx'
import { Chip } from '../../core/ui/chip/chip.tsx'
import { Drum } from '../../core/ui/drum/drum.tsx'
import { Phrases } from '../../core/ui/phrases/phrases.tsx'
import type { HomeMessageId } from './home.messages.ts'
import './home-hero.css'

interface HomeHeroProps {
  title: string
  text: string | null
  allDayBranches: number
  /** True if the page has a section that explains a visit. */
  hasSteps: boolean
}

export function HomeHero({ title, text, allDayBranches, hasSteps }: HomeHeroProps) {
  const t = useText<HomeMessageId>()
  const language = useLanguage()
  return (
    <section className="home-hero on-night">
      <div className="wrap home-hero__inner">
        <div className="home-hero__words">
          {allDayBranches > 0 && (
            <Chip variant="night">{t('home.hero.allDay', { count: allDayBranches })}</Chip>
          )}
          <h1>
            <Phrases text={title} />
          </h1>
          {text && (
            <p className="lead home-hero__text">
              <Phrases text={text} />
            </p>
          )}
          <div className="home__actions home-hero__actions">
            <span className="needs-scripting">
              <NearMeLink />
            </span>
            {hasSteps && (
              <ButtonAnchor variant="ghost" href="#steps">
                {t('home.hero.how')}
              </ButtonAnchor>
            )}
          </div>
          <Link className="home-hero__prices" to={`${localePath(language, '/product')}#loads`}>
            {t('home.hero.prices')}
          </Link>
        </div>
        <div className="home-hero__drum">
          <Drum />
        </div>
      </div>
    </section>
  )
}
