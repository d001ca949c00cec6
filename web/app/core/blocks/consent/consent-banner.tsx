import { useEffect } from 'react'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { Link } from 'react-router'
import { BrandMark } from '../brand-mark/brand-mark.tsx'
import { Picture } from '../picture/picture.tsx'
import type { ConsentData } from './consent-data.ts'
import { ConsentForm } from './consent-form.tsx'
import { bannerId, scheduleReturn, useIsBannerDue } from './consent-store.ts'
import './consent.css'

/** Asks about cookies until there is a choice. It is at the bottom, takes no focus and leaves the page usable. */
export function ConsentBanner({ consent: { banner } }: { consent: ConsentData }) {
  const isDue = useIsBannerDue()
  useEffect(() => {
    // From here on it is rendered only when it is due.
    delete document.documentElement.dataset['consent']
    return scheduleReturn
  }, [])
  return <div aria-live="polite">{isDue && <Banner banner={banner} />}</div>
}

function Banner({ banner }: Pick<ConsentData, 'banner'>) {
  const t = useText<BlockMessageId>()
  const language = useLanguage()
  const header = banner?.header ?? t('consent.header')
  return (
    <section id={bannerId} className="consent" aria-label={header}>
      <ConsentForm className="consent__form">
        <div className="consent__words">
          <p className="consent__header">
            <BrandMark logo={banner?.logo ?? null} />
            {header}
          </p>
          <p>
            {banner?.description ?? t('consent.description')}{' '}
            <Link to={localePath(language, '/cookiePolicy')}>{t('consent.policy')}</Link>
          </p>
        </div>
        <div className="consent__buttons">
          <Button variant="secondary" type="submit" name="action" value="accept_all">
            {t('consent.acceptAll')}
          </Button>
          <Button variant="secondary" type="submit" name="action" value="refuse">
            {t('consent.refuse')}
          </Button>
          <Button variant="link" type="submit" name="action" value="settings">
            {t('consent.settings')}
          </Button>
        </div>
        <CloseButton icon={banner?.closeIcon ?? null} label={t('consent.close')} />
      </ConsentForm>
    </section>
  )
}

function CloseButton({
  icon,
  label,
}: {
  icon: NonNullable<ConsentData['banner']>['closeIcon']
  label: string
}) {
  const submit = { type: 'submit', name: 'action', value: 'close' } as const
  if (!icon) return <IconButton {...submit} icon="close" label={label} variant="plain" />
  return (
    <button {...submit} className="icon-button icon-button--plain" aria-label={label} title={label}>
      <Picture id={icon} alt="" width={24} height={24} />
    </button>
  )
}
