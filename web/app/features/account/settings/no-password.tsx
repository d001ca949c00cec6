import { Link } from 'react-router'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { SettingCard } from './setting-page.tsx'
import type { SettingsMessageId } from './settings.messages.ts'

/** In a form's place, where a member who came by LINE would be asked for a password that he does not have. */
export function NoPassword() {
  const t = useText<SettingsMessageId>()
  return (
    <SettingCard>
      <p>{t('settings.noPassword')}</p>
      <Link to={localePath(useLanguage(), '/forgot-password')}>{t('settings.noPassword.set')}</Link>
    </SettingCard>
  )
}
