import type { Language } from '@washhouse/contract/language'
import { formatDateTime } from '../../i18n/format.ts'

/** Longer limits are shown as permanent. */
const longestMilliseconds = 10 * 365 * 24 * 3_600_000

/** Figures for the end of a limit, for `{ends, select, never {…} other {… {until}}}`. */
export function limitFigures(language: Language, until: string, now = Date.now()) {
  const ends = Date.parse(until) - now > longestMilliseconds ? 'never' : 'then'
  return { ends, until: formatDateTime(language, until) }
}
