import type { OpeningHours, OpeningSpan } from './branch.contract.ts'

/** What a visitor wants to know at the door; clock times are 'HH:MM' in Thailand. */
export type OpeningState =
  | { kind: 'closed_for_now'; notice: string }
  | { kind: 'all_day' }
  | { kind: 'open'; closes: string }
  | { kind: 'closes_soon'; closes: string; minutes: number }
  | { kind: 'closed'; opens: string; day: 'today' | 'tomorrow' }

/** A wash and a dry take an hour: someone who comes later than this before closing is too late. */
export const closingSoonMinutes = 60

const dayMinutes = 24 * 60
/** Thailand keeps UTC+7 all year. */
const bangkokOffsetMinutes = 7 * 60

/** The state of a branch at a moment, on the clock of Asia/Bangkok; a notice means closed for now. */
export function openingState(
  branch: { hours: OpeningHours; notice: string | null },
  now: Date,
): OpeningState {
  if (branch.notice) return { kind: 'closed_for_now', notice: branch.notice }
  if (branch.hours.kind === 'all_day') return { kind: 'all_day' }

  const { weekday, minute } = bangkokMoment(now)
  const stretches = openStretches(branch.hours, weekday)
  const current = stretches.find(({ start, end }) => start <= minute && minute < end)
  if (!current) return closedUntil(stretches, minute)
  const minutesLeft = current.end - minute
  if (minutesLeft >= dayMinutes) return { kind: 'all_day' }
  const closes = clockText(current.end)
  return minutesLeft <= closingSoonMinutes
    ? { kind: 'closes_soon', closes, minutes: minutesLeft }
    : { kind: 'open', closes }
}

/** Hours that never end, though they are written as a span: 06:00 to 06:00 every day. */
export function isAlwaysOpen(hours: OpeningHours): boolean {
  if (hours.kind === 'all_day') return true
  const { weekday, weekend } = hours
  return [weekday, weekend].every(
    ({ opens, closes }) => opens === closes && opens === weekday.opens,
  )
}

interface Stretch {
  /** Minutes from today's midnight; negative is yesterday. */
  start: number
  end: number
}

/** When it is open from yesterday until the day after tomorrow, touching spans joined. */
function openStretches(
  hours: Extract<OpeningHours, { kind: 'daily' }>,
  weekday: number,
): Stretch[] {
  const stretches: Stretch[] = []
  for (let day = -1; day <= 2; day += 1) {
    const isWeekend = [0, 6].includes((weekday + day + 7) % 7)
    const { start, end } = stretchOf(isWeekend ? hours.weekend : hours.weekday, day)
    const last = stretches.at(-1)
    if (last && last.end >= start) last.end = Math.max(last.end, end)
    else stretches.push({ start, end })
  }
  return stretches
}

function stretchOf(span: OpeningSpan, day: number): Stretch {
  const opens = clockMinute(span.opens)
  const closes = clockMinute(span.closes)
  const start = day * dayMinutes + opens
  return { start, end: day * dayMinutes + (closes <= opens ? closes + dayMinutes : closes) }
}

function closedUntil(stretches: Stretch[], minute: number): OpeningState {
  const next = stretches.find(({ start }) => start > minute)
  if (!next) throw new Error('Daily hours open at least once a day')
  const day = next.start < dayMinutes ? 'today' : 'tomorrow'
  return { kind: 'closed', opens: clockText(next.start), day }
}

function bangkokMoment(now: Date): { weekday: number; minute: number } {
  const shifted = new Date(now.getTime() + bangkokOffsetMinutes * 60_000)
  return {
    weekday: shifted.getUTCDay(),
    minute: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  }
}

function clockMinute(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

function clockText(minute: number): string {
  const ofDay = ((minute % dayMinutes) + dayMinutes) % dayMinutes
  const hours = String(Math.floor(ofDay / 60)).padStart(2, '0')
  return `${hours}:${String(ofDay % 60).padStart(2, '0')}`
}
