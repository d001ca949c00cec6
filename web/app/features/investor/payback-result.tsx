import { shopOf, type Estimate } from './estimate-entries.ts'
import { daysPerMonth, estimatePayback } from '@washhouse/contract/investor/estimate-payback'
import { paybackText, shortPaybackText } from './payback-text.ts'
import { useInvestorText } from './use-investor-text.ts'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'

export const resultId = 'estimate-result'

/** Factors for a quieter and a busier shop. */
const quieter = 0.8
const busier = 1.2

interface PaybackResultProps {
  estimate: Estimate
  note: string
}

/** The payback, its calculation, and the note that it is no promise. */
export function PaybackResult({ estimate, note }: PaybackResultProps) {
  const { t, number, money, baht, sizeName } = useInvestorText()
  const { chosen, figures } = estimate
  const payback = estimatePayback(shopOf(estimate))
  const percent = (value: number) => t('investor.result.ofTakings', { percent: number(value) })
  const month = payback.kind === 'unknown' ? null : payback.month
  const rows: [string, string | null, number][] = month
    ? [
        [
          t('investor.result.takings'),
          t('investor.result.takings.how', {
            machines: number(chosen.machines),
            uses: number(figures.usesPerDay),
            price: money(figures.pricePerUse),
            days: daysPerMonth,
          }),
          month.takings,
        ],
        [t('investor.result.utilities'), percent(figures.utilitiesPercent), -month.utilities],
        [t('investor.result.fee'), percent(figures.feePercent), -month.fee],
        [t('investor.result.rent'), null, -figures.rent],
        [t('investor.result.otherCosts'), null, -figures.otherCosts],
        [t('investor.result.rest'), t('investor.result.rest.how'), month.rest],
      ]
    : []
  return (
    <div className="payback__result">
      <div className="payback__answer" id={resultId} tabIndex={-1}>
        <p className="payback__package">
          {sizeName(chosen.size)} ·{' '}
          {t('investor.package.machinesCount', { count: chosen.machines })}
        </p>
        <output className="payback__headline figures">{paybackText(payback, t)}</output>
        <p className="payback__promise">{t('investor.result.promise')}</p>
      </div>
      <p>
        {t('investor.result.investment')} {baht(chosen.investment + figures.furtherInvestment)}
        {figures.furtherInvestment > 0 &&
          ` (${t('investor.result.investment.how', {
            size: sizeName(chosen.size),
            price: money(chosen.investment),
            further: money(figures.furtherInvestment),
          })})`}
      </p>
      <dl className="payback__cases">
        {([quieter, busier] as const).map((factor) => (
          <div key={factor}>
            <dt>{t(factor < 1 ? 'investor.result.quieter' : 'investor.result.busier')}</dt>
            <dd className="figures">
              {shortPaybackText(estimatePayback(shopOf(estimate, factor)), t)}
            </dd>
          </div>
        ))}
      </dl>
      {note && (
        <p className="payback__note">
          <RunningText text={note} />
        </p>
      )}
      <table className="payback__month">
        <caption>{t('investor.result.month')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('investor.result.line')}</th>
            <th scope="col">{t('investor.result.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, how, amount]) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {how && <small>{how}</small>}
              </th>
              <td>{number(Math.round(amount) + 0).replace('-', '−')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
