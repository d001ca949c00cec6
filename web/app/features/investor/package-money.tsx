import type { MoneyToPrepare } from '@washhouse/contract/investor/money-to-prepare'
import { useInvestorText } from './use-investor-text.ts'
import './package-money.css'

export function PackageMoney({ money }: { money: MoneyToPrepare | null }) {
  const { t, baht, namesOf } = useInvestorText()
  if (!money) return <p className="package-money__total">{t('investor.package.onRequest')}</p>
  return (
    <div className="package-money">
      <p>{t('investor.money')}</p>
      <p className="package-money__total figures" data-price>
        {baht(money.total)}
      </p>
      {money.missing.length > 0 && (
        <p>{t('investor.money.missing', { parts: namesOf(money.missing) })}</p>
      )}
      <dl>
        {money.parts.map(({ name, amount }) => (
          <div key={name}>
            <dt>{t(`investor.money.${name}`)}</dt>
            <dd data-price>{baht(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
