import { lineAddress } from '../../blocks/site-footer/contact-links.ts'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import type { HomeMessageId } from './home.messages.ts'
import { NightShop } from './night-shop.tsx'

export function ClosingCall({ lineId }: { lineId: string | null }) {
  const t = useText<HomeMessageId>()
  const language = useLanguage()
  return (
    <section className="home-closing on-night">
      <div className="wrap home-closing__inner">
        <div className="home-closing__words">
          <h2>
            <Phrases text={t('home.closing.title')} />
          </h2>
          <p className="lead">{t('home.closing.text')}</p>
          <div className="home__actions">
            <ButtonLink to={localePath(language, '/branch')}>{t('home.closing.find')}</ButtonLink>
            {lineId && (
              <ButtonAnchor variant="ghost" icon="line" href={lineAddress(lineId)}>
                {t('home.closing.line')}
              </ButtonAnchor>
            )}
          </div>
        </div>
        <NightShop />
      </div>
    </section>
  )
}
