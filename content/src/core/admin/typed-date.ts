import { foldThaiDigits } from '@washhouse/contract/text/thai-digits'
import { isValid, type Locale, parse } from 'date-fns'

const days = [
  'd MMM yyyy',
  'd MMMM yyyy',
  'd/M/yyyy',
  'd-M-yyyy',
  'd.M.yyyy',
  'yyyy-M-d',
  'MMM d yyyy',
  'MMMM d yyyy',
]

/** Formats in which people write a day, with and without a time, for `date-fns`; the day comes before the month. */
export const typedFormats = {
  day: days,
  moment: days.flatMap((day) => [day, `${day} H:mm`, `${day} H.mm`]),
}

/**
 * Normalizes a typed date to Western digits and years, without additional words: '๕ ธ.ค. พ.ศ. ๒๕๖๙ เวลา ๙.๐๐ น.' becomes '5
 * ธ.ค. 2026 9.00'.
 */
export function tidyTypedDate(typed: string): string {
  return foldThaiDigits(typed)
    .replace(/(?:พ\.ศ\.|ค\.ศ\.|เวลา) ?|,/g, '')
    .replace(/(\d) ?น\./g, '$1')
    .replace(/\b2[4-9]\d\d\b/g, (year) => String(Number(year) - 543))
}

/** True if the calendar can parse it as an existing day. */
export function isReadable(text: string, formats: readonly string[], locale?: Locale): boolean {
  const options = locale ? { locale } : {}
  return formats.some((format) => {
    const read = parse(text.trim(), format, new Date(0), options)
    return isValid(read) && read.getFullYear() >= 1800
  })
}
