import { useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { RegistrationMessageId } from './registration.messages.ts'

const reasons = ['reports', 'forms', 'account'] as const
const icons = { reports: 'basket', forms: 'check', account: 'shield' } as const

/** What there is for members, and nothing that is still to come. */
export function WhyRegister() {
  const t = useText<RegistrationMessageId>()
  return (
    <section className="register__why">
      <h2>{t('register.why')}</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name={icons[reason]} />
            {t(`register.why.${reason}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
