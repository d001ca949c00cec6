import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { Drum } from '../../ui/drum/drum.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import type { HomeMessageId } from './home.messages.ts'

interface HomeHeroProps {
  settings: Pick<Settings, 'heroTitle' | 'heroText'>
  allDayBranches: number
}

export function HomeHero({ settings, allDayBranches }: HomeHeroProps) {
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
            <Phrases text={settings.heroTitle} />
          </h1>
          {settings.heroText && <p className="lead home-hero__text">{settings.heroText}</p>}
          <div className="home__actions">
            <ButtonLink to={localePath(language, '/branch')}>{t('home.hero.find')}</ButtonLink>
            <ButtonAnchor variant="ghost" href="#how">
              {t('home.hero.how')}
            </ButtonAnchor>
          </div>
        </div>
        <div className="home-hero__drum">
          <Drum />
        </div>
      </div>
    </section>
  )
}
