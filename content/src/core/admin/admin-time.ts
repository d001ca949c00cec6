import type { Language } from '@washhouse/contract/language'

// Gregorian years, as in Payload's own date fields next to it.
const locales = { th: 'th-TH-u-ca-gregory', en: 'en-GB' } as const

/** A time as the admin shows it, in Thai time: '26 พ.ย. 2026 09:30'. */
export function adminTime(moment: string | Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  }).format(new Date(moment))
}
