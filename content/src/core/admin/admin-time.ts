import type { Language } from '@washhouse/contract/language'

// The years of Payload's own fields, beside which it stands.
const locales = { th: 'th-TH-u-ca-gregory', en: 'en-GB' } as const

/** A moment as the admin shows it, on the clock of Thailand: '26 พ.ย. 2026 09:30'. */
export function adminTime(moment: string | Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  }).format(new Date(moment))
}
