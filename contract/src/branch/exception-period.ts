import type { Language } from '../language.ts'
import { bangkokOffsetMs, dayMs } from './bangkok-time.ts'
import type { BranchException } from './branch.contract.ts'

const timeZone = 'Asia/Bangkok'
/** Thai dates use the Buddhist era. */
const locales: Record<Language, string> = { th: 'th-TH-u-ca-buddhist', en: 'en-GB' }

/**
 * Formats a period in Thai time, as short as possible: '13–15 เม.ย. 2570', 'from 1 Dec 2026, 22:00 to 2 Dec 2026, 06:00',
 * 'ตั้งแต่ 1 ธ.ค. 2569 จนกว่าจะแจ้งอีกครั้ง'. Whole days have no times. A period that has begun and has no end has no start.
 */
export function exceptionPeriod(
  { begins, ends }: Pick<BranchException, 'begins' | 'ends'>,
  language: Language,
  now: Date,
): string {
  const isThai = language === 'th'
  const isWhole = isMidnight(begins) && (ends === null || isMidnight(ends))
  const from = partsOf(begins, language)
  const moment = (parts: Parts) => {
    const day = `${parts.day} ${parts.month} ${parts.year}`
    if (isWhole) return day
    return isThai ? `${day} ${parts.clock} น.` : `${day}, ${parts.clock}`
  }
  if (ends === null && Date.parse(begins) <= now.getTime())
    return isThai ? 'จนกว่าจะแจ้งอีกครั้ง' : 'until further notice'
  if (ends === null)
    return isThai
      ? `ตั้งแต่ ${moment(from)} จนกว่าจะแจ้งอีกครั้ง`
      : `from ${moment(from)} until further notice`
  if (!isWhole) {
    const to = partsOf(ends, language)
    if (isSameDay(from, to)) {
      const day = `${from.day} ${from.month} ${from.year}`
      return isThai
        ? `${day} เวลา ${from.clock}–${to.clock} น.`
        : `${day}, ${from.clock} to ${to.clock}`
    }
    return isThai ? `${moment(from)} ถึง ${moment(to)}` : `from ${moment(from)} to ${moment(to)}`
  }
  const to = partsOf(new Date(Date.parse(ends) - 1), language)
  if (isSameDay(from, to)) return moment(from)
  if (from.year !== to.year) return `${moment(from)} – ${moment(to)}`
  if (from.month !== to.month) return `${from.day} ${from.month} – ${moment(to)}`
  return `${from.day}–${moment(to)}`
}

type Parts = Record<'day' | 'month' | 'year' | 'clock', string>

const isSameDay = (one: Parts, other: Parts) =>
  one.day === other.day && one.month === other.month && one.year === other.year

function isMidnight(moment: string): boolean {
  return (Date.parse(moment) + bangkokOffsetMs) % dayMs === 0
}

function partsOf(moment: Date | string, language: Language): Parts {
  const date = new Date(moment)
  const parts = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  }).formatToParts(date)
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  const clock = new Date(date.getTime() + bangkokOffsetMs).toISOString().slice(11, 16)
  return { day: part('day'), month: part('month'), year: part('year'), clock }
}
