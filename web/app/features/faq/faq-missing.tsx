import { useLocation } from 'react-router'
import { NoData } from '../../blocks/no-data/no-data.tsx'
import { useText } from '../../i18n/use-text.tsx'
import { ButtonAnchor } from '../../ui/button/button.tsx'
import type { FaqMessageId } from './faq.messages.ts'

/** The service does not answer: the page stands, and may be asked for again. */
export function FaqMissing() {
  const t = useText<FaqMessageId>()
  const { pathname, search } = useLocation()
  return (
    <NoData hint={t('faq.failed')}>
      <ButtonAnchor variant="secondary" href={pathname + search}>
        {t('faq.failed.retry')}
      </ButtonAnchor>
    </NoData>
  )
}
