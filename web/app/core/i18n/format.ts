import type { Language } from '@washhouse/contract/language'
import { oncePerLanguage } from './once-per-language.ts'
import { timeSince } from './time-since.ts'

const timeZone = 'Asia/Bangkok'
/** Thai dates use the Buddhist era by default; English ones use British format. */
const locales: Record<Language, string> = { th: 'th-TH-u-ca-buddhist', en: 'en-GB' }

const yearFormat = oncePerLanguage((language) => createFormat(language, { year: 'numeric' }))
const numberFormat = oncePerLanguage((language) => new Intl.NumberFormat(language))

/** A date in Thailand, e.g. '21 พฤศจิกายน 2569' or '21 November 2026'. */
export const formatDate = dateFormat({ dateStyle: 'long' })

/** Date and time in Thailand, e.g. '21 พฤศจิกายน 2569 เวลา 00:05' or '21 November 2026 at 00:05'. */
export const formatDateTime = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

/** A short form, e.g. '21 พ.ย. 2569 00:05' or '21 Nov 2026, 00:05'. */
export const formatBriefDateTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

const formatBriefDate = dateFormat({ dateStyle: 'medium' })

const relativeDays = 7
const justNow: Record<Language, string> = { th: 'เมื่อสักครู่', en: 'just now' }

/** Elapsed time, e.g. '5 นาทีที่แล้ว' or '5 minutes ago'; from a week on the date. */
export function formatSince(language: Language, date: string, now = Date.now()): string {
  const since = timeSince(date, now)
  if (since.unit === 'now') return justNow[language]
  const { unit, count } = since
  if (unit === 'days' && count >= relativeDays) return formatBriefDate(language, date)
  return (
    keepNumber(formatUnit(language, count, units[unit])) + (language === 'th' ? 'ที่แล้ว' : ' ago')
  )
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

function dateFormat(options: Intl.DateTimeFormatOptions) {
  const format = oncePerLanguage((language) => createFormat(language, options))
  return (language: Language, date: Date | string): string =>
    keepNumber(format(language).format(new Date(date)))
}

function createFormat(language: Language, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone })
}

/** A number stays with its unit, and the day of a date with its month, at the end of a line. */
function keepNumber(text: string): string {
  return text.replace(' ', '\u00A0')
}
