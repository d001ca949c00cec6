import { useText } from '../../../core/i18n/use-text.tsx'
import { Icon } from '../../../core/ui/icon/icon.tsx'
import type { RegistrationMessageId } from './registration.messages.ts'

const reasonIcons = {
  reports: 'basket',
  forms: 'check',
  members: 'users',
  account: 'shield',
} as const

/** Benefits of membership; only those that exist. */
export function WhyRegister() {
  const t = useText<RegistrationMessageId>()
  return (
    <ul className="register__why" aria-label={t('register.why')}>
      {(['reports', 'forms', 'members', 'account'] as const).map((reason) => (
        <li key={reason}>
          <Icon name={reasonIcons[reason]} />
          {t(`register.why.${reason}`)}
        </li>
      ))}
    </ul>
  )
}
