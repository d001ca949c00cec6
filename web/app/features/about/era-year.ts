import type { Language } from '@washhouse/contract/language'
import { formatYear } from '../../core/i18n/format.ts'

/** Prints a Christian-era year in the calendar of the language: 2026 is '2569' in Thai. */
export function eraYear(language: Language, year: number): string {
  const middle = new Date(Date.UTC(2000, 6, 1))
  middle.setUTCFullYear(year)
  return formatYear(language, middle)
}
