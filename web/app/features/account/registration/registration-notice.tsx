import { Link } from 'react-router'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import './register.css'
import type { RegistrationMessageId } from './registration.messages.ts'

/** What is done with what somebody enters, and what he accepts by it. */
export function RegistrationNotice() {
  const t = useText<RegistrationMessageId>()
  const language = useLanguage()
  return (
    <div className="register__notice">
      <p>{t('register.notice')}</p>
      <Link to={localePath(language, '/pagePolicy')} target="_blank">
        {t('register.policy')}
      </Link>
      <p>{t('register.terms')}</p>
      <Link to={localePath(language, '/termsOfService')} target="_blank">
        {t('register.terms.read')}
      </Link>
    </div>
  )
}
