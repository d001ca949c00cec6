import type { Language } from '@washhouse/contract/language'
import { oncePerLanguage } from './once-per-language.ts'
import { timeSince } from './time-since.ts'

const timeZone = 'Asia/Bangkok'
/** Thai dates use the Buddhist era by default; English ones use British format. */
const locales: Record<Language, string> = { th: 'th-TH-u-ca-buddhist', en: 'en-GB' }

const dayFormat = oncePerLanguage((language) => dateFormat(language, { dateStyle: 'long' }))
const momentFormat = oncePerLanguage((language) =>
  dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }),
)
const briefFormat = oncePerLanguage((language) =>
  dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
)
const briefDayFormat = oncePerLanguage((language) => dateFormat(language, { dateStyle: 'medium' }))
const yearFormat = oncePerLanguage((language) => dateFormat(language, { year: 'numeric' }))
const numberFormat = oncePerLanguage((language) => new Intl.NumberFormat(language))

/** A date in Thailand, e.g. '21 พฤศจิกายน 2569' or '21 November 2026'. */
export function formatDate(language: Language, date: Date | string): string {
  return dayFormat(language).format(new Date(date))
}

/** Date and time in Thailand, e.g. '21 พฤศจิกายน 2569 เวลา 00:05' or '21 November 2026 at 00:05'. */
export function formatDateTime(language: Language, date: Date | string): string {
  return momentFormat(language).format(new Date(date))
}

/** A short form, e.g. '21 พ.ย. 2569 00:05' or '21 Nov 2026, 00:05'. */
export function formatBriefDateTime(language: Language, date: Date | string): string {
  return briefFormat(language).format(new Date(date))
}

const relativeDays = 7
const justNow: Record<Language, string> = { th: 'เมื่อสักครู่', en: 'just now' }

/** Elapsed time, e.g. '5 นาทีที่แล้ว' or '5 minutes ago'; from a week on the date. */
export function formatSince(language: Language, date: string, now = Date.now()): string {
  const since = timeSince(date, now)
  if (since.unit === 'now') return justNow[language]
  const { unit, count } = since
  if (unit === 'days' && count >= relativeDays)
    return briefDayFormat(language).format(new Date(date))
  const elapsed = formatUnit(language, count, units[unit]).replace(' ', '\u00A0')
  return elapsed + (language === 'th' ? 'ที่แล้ว' : ' ago')
}

const units = { minutes: 'minute', hours: 'hour', days: 'day' } as const

/** A wait in a common unit, e.g. '2 นาที' or '2 minutes'. */
export function formatWait(language: Language, seconds: number): string {
  if (seconds <= 90) return formatUnit(language, Math.max(1, Math.ceil(seconds)), 'second')
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 90) return formatUnit(language, minutes, 'minute')
  return formatUnit(language, Math.ceil(seconds / 3600), 'hour')
}

type Unit = 'second' | 'minute' | 'hour' | 'day'

function formatUnit(language: Language, count: number, unit: Unit): string {
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, style).format(count)
}

/** The year in Thailand, e.g. '2569' or '2026'. */
export function formatYear(language: Language, date: Date): string {
  const parts = yearFormat(language).formatToParts(date)
  return parts.find(({ type }) => type === 'year')?.value ?? ''
}

/** With thousands separators, e.g. '1,240,000'. */
export function formatNumber(language: Language, value: number): string {
  return numberFormat(language).format(value)
}

/** An amount of baht, with two decimals if it has satang: '1,240', '1,500.50'. */
export function formatMoney(language: Language, value: number): string {
  return value.toLocaleString(language, { minimumFractionDigits: value % 1 ? 2 : 0 })
}

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone })
}
