import { foldThaiDigits } from '../text/thai-digits.ts'
import { tidyCode } from '../text/tidy-text.ts'

/** Parses a typed time of day to 'HH:MM': 9:00, 9.00, ๙.๐๐ น.; 24:00 becomes 00:00. Undefined if invalid. */
export function readClockTime(typed: string): string | undefined {
  const text = foldThaiDigits(tidyCode(typed))
  const [, hour, minute] = /^(\d{1,2})\s*[:.：]\s*(\d{2})(?:\s*น\.?)?$/.exec(text) ?? []
  if (hour === undefined || minute === undefined) return undefined
  if (hour === '24' && minute === '00') return '00:00'
  if (Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${hour.padStart(2, '0')}:${minute}`
}
