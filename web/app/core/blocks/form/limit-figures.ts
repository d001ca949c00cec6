import type { Language } from '@washhouse/contract/language'
import { formatDateTime } from '../../i18n/format.ts'

/** What lasts longer is told as being for good. */
const longestMilliseconds = 10 * 365 * 24 * 3_600_000

/** Until when something is forbidden, as `{ends, select, never {…} other {… {until}}}` says it. */
export function limitFigures(language: Language, until: string, now = Date.now()) {
  const ends = Date.parse(until) - now > longestMilliseconds ? 'never' : 'then'
  // The day stays with its month.
  return { ends, until: formatDateTime(language, until).replace(' ', '\u00A0') }
}
