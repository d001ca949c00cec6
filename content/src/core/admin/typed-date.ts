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

/** How people write a day, with and without a time, as `date-fns` reads it; the day comes before the month. */
export const typedFormats = {
  day: days,
  moment: days.flatMap((day) => [day, `${day} H:mm`, `${day} H.mm`]),
}

/** A date as it is typed, without the words around it, in Western digits and years: '5 ธ.ค. 2026 9.00' for '๕ ธ.ค. พ.ศ. ๒๕๖๙ เวลา ๙.๐๐ น.' */
export function tidyTypedDate(typed: string): string {
  return foldThaiDigits(typed)
    .replace(/(?:พ\.ศ\.|ค\.ศ\.|เวลา) ?|,/g, '')
    .replace(/(\d) ?น\./g, '$1')
    .replace(/\b2[4-9]\d\d\b/g, (year) => String(Number(year) - 543))
}

/** Whether the calendar reads it as a day that exists. */
export function isReadable(text: string, formats: readonly string[], locale?: Locale): boolean {
  const options = locale ? { locale } : {}
  return formats.some((format) => {
    const read = parse(text.trim(), format, new Date(0), options)
    return isValid(read) && read.getFullYear() >= 1800
  })
}
