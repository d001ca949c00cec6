import type { Language } from '@washhouse/contract/language'
import { type Days, hasDays, type Lasting } from './retained-data.ts'

/** In words, e.g. '90 วัน', '2 years'. */
export function daysText(days: number, language: Language): string {
  const isYears = days > 0 && days % 365 === 0
  const number = isYears ? days / 365 : days
  if (language === 'th') return `${number} ${isYears ? 'ปี' : 'วัน'}`
  const unit = isYears ? 'year' : 'day'
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}

/** A whole period, e.g. '90 days after their end'; `days` is the configured number. */
export function periodText(period: Days | Lasting, language: Language, days?: number): string {
  if (!hasDays(period)) return period.until[language]
  const held = days ?? period.days
  const from = period.from[language]
  if (held === 0) return language === 'th' ? `ทันที${from}` : `at once ${from}`
  return `${daysText(held, language)}${language === 'th' ? from : ` ${from}`}`
}
