import { useText } from '../../i18n/use-text.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import type { HomeMessageId } from './home.messages.ts'

const steps = [
  { name: 'sort', icon: 'basket' },
  { name: 'pay', icon: 'coin-exchange' },
  { name: 'wash', icon: 'washer' },
  { name: 'dry', icon: 'sun' },
] as const satisfies readonly { name: string; icon: IconName }[]

export function HowItWorks() {
  const t = useText<HomeMessageId>()
  return (
    <section className="section wrap" id="how">
      <h2>{t('home.how.title')}</h2>
      <p className="lead home__lead">{t('home.how.lead')}</p>
      <ol className="home-steps">
        {steps.map(({ name, icon }, index) => (
          <li key={name} className="home-step">
            <span className="home-step__circle">
              <Icon name={icon} size="l" />
              <span className="home-step__number" aria-hidden="true">
                {index + 1}
              </span>
            </span>
            <h3>{t(`home.how.${name}.title`)}</h3>
            <p className="lead">{t(`home.how.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
