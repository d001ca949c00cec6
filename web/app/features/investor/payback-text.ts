import type { Text } from '../../core/i18n/messages.ts'
import { latestPaybackYears, type Payback } from '@washhouse/contract/investor/estimate-payback'
import type { InvestorMessageId } from './investor.messages.ts'

/** Prints a duration in years and months, e.g. '2 ปี 5 เดือน'. */
export function timeText(months: number, t: Text<InvestorMessageId>): string {
  if (months === 0) return t('investor.time.none')
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [
    years > 0 && t('investor.time.years', { count: years }),
    rest > 0 && t('investor.time.months', { count: rest }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The estimate in one sentence. */
export function paybackText(payback: Payback, t: Text<InvestorMessageId>): string {
  return payback.kind === 'months'
    ? t('investor.result.months', { time: timeText(payback.months, t) })
    : t(`investor.result.${payback.kind}`, { years: latestPaybackYears })
}

export function shortPaybackText(payback: Payback, t: Text<InvestorMessageId>): string {
  if (payback.kind === 'months') return timeText(payback.months, t)
  return payback.kind === 'unknown'
    ? '–'
    : t(`investor.result.short.${payback.kind}`, { years: latestPaybackYears })
}
