import type {
  Branch,
  OpeningHours,
  BranchPayment,
  BranchService,
} from '@washhouse/contract/branch/branch.contract'
import { isAlwaysOpen } from '@washhouse/contract/branch/open-now'
import type { ReactNode } from 'react'
import { localePath } from '../../core/i18n/language.ts'
import type { Text } from '../../core/i18n/messages.ts'
import { useTextLang } from '../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { ButtonAnchor, ButtonLink } from '../../core/ui/button/button.tsx'
import { Icon, type IconName } from '../../core/ui/icon/icon.tsx'
import { Phrases } from '../../core/ui/phrases/phrases.tsx'
import { VisuallyHidden } from '../../core/ui/visually-hidden/visually-hidden.tsx'
import type { BranchDetailMessageId } from './branch-detail.messages.ts'
import './branch-facts.css'
import { mapLink } from './branch-links.ts'
import type { BranchMessageId } from './card/branch.messages.ts'
import { type ShownException, useNotEnded } from './card/exception-text.tsx'
import { spanText } from './card/hours-text.ts'

type MessageId = BranchMessageId | BranchDetailMessageId

interface BranchFactsProps {
  branch: Omit<Branch, 'exceptions'> & { exceptions: ShownException[] }
  /** The share buttons. */
  children: ReactNode
}

export function BranchFacts({ branch, children }: BranchFactsProps) {
  const t = useText<MessageId>()
  const language = useLanguage()
  const langOf = useTextLang(branch)
  return (
    <div className="branch-facts">
      <div className="branch-facts__column">
        <section className="branch-facts__part">
          <h2>{t('branch.detail.hours')}</h2>
          <table className="branch-hours">
            <tbody>
              {hoursRows(branch.hours, t).map(({ days, hours }) => (
                <tr key={days}>
                  <th scope="row">{days}</th>
                  <td>{hours}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {useNotEnded(branch.exceptions).some(({ kind }) => kind !== 'notice') && (
            <p className="branch-facts__hint">{t('branch.hours.usual')}</p>
          )}
        </section>
        <section className="branch-facts__part">
          <h2>{t('branch.detail.where')}</h2>
          {branch.landmark && (
            <p lang={langOf('landmark')}>
              <Phrases text={branch.landmark} />
            </p>
          )}
          <p className="branch-facts__links">
            <ButtonAnchor variant="secondary" icon="map" href={mapLink(branch)} isExternal>
              {t('branch.detail.map')}
              <VisuallyHidden>{t('branch.detail.newTab')}</VisuallyHidden>
            </ButtonAnchor>
            {branch.facebook && (
              <ButtonAnchor variant="secondary" icon="facebook" href={branch.facebook} isExternal>
                {t('branch.detail.facebook')}
                <VisuallyHidden>{t('branch.detail.newTab')}</VisuallyHidden>
              </ButtonAnchor>
            )}
          </p>
          <div className="branch-facts__share screen-only">
            <h3>{t('branch.detail.share')}</h3>
            {children}
          </div>
        </section>
      </div>
      <div className="branch-facts__column">
        <section className="branch-facts__part">
          <h2>{t('branch.detail.services')}</h2>
          <FactList
            facts={branch.services.map((service) => ({
              icon: serviceIcons[service],
              label: t(`branch.service.${service}`),
            }))}
          />
        </section>
        <section className="branch-facts__part">
          <h2>{t('branch.detail.payments')}</h2>
          <FactList
            facts={branch.payments.map((payment) => ({
              icon: paymentIcons[payment],
              label: t(`branch.payment.${payment}`),
            }))}
          />
        </section>
        <section className="branch-facts__part screen-only">
          <h2>{t('branch.detail.problem')}</h2>
          <p>{t('branch.detail.problemHint')}</p>
          <p className="branch-facts__links">
            <ButtonLink
              variant="secondary"
              icon="alert"
              to={localePath(language, `/problem?branch=${branch.slug}`)}
            >
              {t('branch.detail.report')}
            </ButtonLink>
          </p>
        </section>
      </div>
    </div>
  )
}

function FactList({ facts }: { facts: readonly { icon: IconName; label: string }[] }) {
  return (
    <ul className="fact-list">
      {facts.map(({ icon, label }) => (
        <li key={label}>
          <Icon name={icon} />
          {label}
        </li>
      ))}
    </ul>
  )
}

function hoursRows(hours: OpeningHours, t: Text<MessageId>): { days: string; hours: string }[] {
  if (hours.kind === 'all_day' || isAlwaysOpen(hours)) {
    return [{ days: t('branch.hours.everyDay'), hours: t('branch.hours.allDay') }]
  }
  const weekday = t('branch.hours.span', { span: spanText(hours.weekday) })
  const weekend = t('branch.hours.span', { span: spanText(hours.weekend) })
  if (weekday === weekend) return [{ days: t('branch.hours.everyDay'), hours: weekday }]
  return [
    { days: t('branch.hours.weekday'), hours: weekday },
    { days: t('branch.hours.weekend'), hours: weekend },
  ]
}

const serviceIcons: Record<BranchService, IconName> = {
  wash: 'washer',
  dry: 'dryer',
  'large-machine': 'large-machine',
  'coin-exchange': 'coin-exchange',
  'detergent-vending': 'detergent',
  'folding-table': 'folding-table',
  wifi: 'wifi',
  parking: 'parking',
  'air-conditioning': 'air-conditioning',
  'shoe-washer': 'shoe',
}

const paymentIcons: Record<BranchPayment, IconName> = {
  coin: 'coin',
  banknote: 'banknote',
  promptpay: 'qr',
  card: 'card',
  truemoney: 'wallet',
  'line-pay': 'line',
}
