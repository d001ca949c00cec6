import { bangkokOffsetMs, dayMs } from './bangkok-time.ts'
import type { BranchException, OpeningHours, OpeningSpan } from './branch.contract.ts'

/** Opening state for visitors. Clock times are 'HH:MM' in Thailand. */
export type OpeningState =
  | { kind: 'closed_for_now'; exception: BranchException }
  | { kind: 'all_day' }
  | { kind: 'open'; closes: string }
  | { kind: 'closes_soon'; closes: string; minutes: number }
  | { kind: 'closed'; opens: string; day: 'today' | 'tomorrow' }

export interface Opening {
  hours: OpeningHours
  exceptions: readonly BranchException[]
}

/** A day with other opening times than usual. No spans: closed. */
export interface ExceptionalDay {
  /** In Thailand, 'YYYY-MM-DD'. */
  date: string
  spans: OpeningSpan[]
}

/** A wash and a dry take an hour. */
export const closingSoonMinutes = 60

const minuteMs = 60_000
const dayMinutes = 24 * 60

/**
 * Opening state of a branch in Asia/Bangkok. A span belongs to the day on which it opens. Example: 18:00 to 03:00 on 31
 * December ends at 03:00 on 1 January. This also holds for the hours of an exception that ends at midnight. Closures are exact
 * to the minute. A branch that opens neither today nor tomorrow is `closed_for_now`.
 */
export function openingState(branch: Opening, now: Date): OpeningState {
  const closure = findLatest(inForce(branch.exceptions, now), 'closed')
  if (closure) return { kind: 'closed_for_now', exception: closure }
  if (branch.hours.kind === 'all_day' && !branch.exceptions.some(changesHours))
    return { kind: 'all_day' }

  const midnight = bangkokMidnight(now)
  const minute = minutesFrom(midnight, now.getTime())
  const stretches = joined(openStretches(branch, midnight, 2))
  const current = stretches.find(({ start, end }) => start <= minute && minute < end)
  if (!current) {
    const next = stretches.find(({ start }) => start > minute)
    return next && next.start < 2 * dayMinutes ? closedUntil(next) : closedAhead(branch, now)
  }
  const minutesLeft = current.end - minute
  if (minutesLeft >= dayMinutes) return { kind: 'all_day' }
  const closes = clockText(current.end)
  return minutesLeft <= closingSoonMinutes
    ? { kind: 'closes_soon', closes, minutes: minutesLeft }
    : { kind: 'open', closes }
}

/** Exceptions in force at a moment, in the editors' order. */
export function inForce<T extends Period>(exceptions: readonly T[], now: Date): T[] {
  return notEnded(exceptions, now).filter(({ begins }) => Date.parse(begins) <= now.getTime())
}

/** Exceptions in force at a moment or later. */
export function notEnded<T extends Period>(exceptions: readonly T[], now: Date): T[] {
  return exceptions.filter(({ ends }) => ends === null || Date.parse(ends) > now.getTime())
}

/**
 * Exceptions that visitors may still need: those that have not ended, and exceptional hours (kind `hours`) of yesterday, whose
 * last span may go on past midnight.
 */
export function stillRelevant<T extends Period & Pick<BranchException, 'kind'>>(
  exceptions: readonly T[],
  now: Date,
): T[] {
  const yesterday = new Date(bangkokMidnight(now) - dayMs)
  return exceptions.filter(
    (each) => notEnded([each], each.kind === 'hours' ? yesterday : now).length > 0,
  )
}

/** Of several exceptions of a kind, the one that begins last. Ties: the first in the editors' order. */
export function findLatest<T extends BranchException>(
  exceptions: readonly T[],
  kind: T['kind'],
): T | undefined {
  const [latest] = exceptions
    .filter((each) => each.kind === kind)
    .sort((one, other) => Date.parse(other.begins) - Date.parse(one.begins))
  return latest
}

/**
 * Days with unusual opening times among the next `days` days, starting today. Includes yesterday if its span, usual or not,
 * lasts past midnight.
 */
export function exceptionalDays(branch: Opening, now: Date, days: number): ExceptionalDay[] {
  const midnight = bangkokMidnight(now)
  const usual = spansByDay(openStretches({ ...branch, exceptions: [] }, midnight, days))
  const actual = spansByDay(openStretches(branch, midnight, days))
  const found: ExceptionalDay[] = []
  for (let day = -1; day < days; day += 1) {
    const spans = actual.get(day) ?? []
    const usualSpans = usual.get(day) ?? []
    if (JSON.stringify(spans) === JSON.stringify(usualSpans)) continue
    if (day < 0 && ![...spans, ...usualSpans].some(lastsPastMidnight)) continue
    const shifted = new Date(midnight + day * dayMs + bangkokOffsetMs)
    found.push({ date: shifted.toISOString().slice(0, 10), spans })
  }
  return found
}

/** A span of 24 hours, e.g. 06:00 to 06:00 every day, never closes. */
export function isAlwaysOpen(hours: OpeningHours): boolean {
  if (hours.kind === 'all_day') return true
  const { weekday, weekend } = hours
  return [weekday, weekend].every(
    ({ opens, closes }) => opens === closes && opens === weekday.opens,
  )
}

type Period = Pick<BranchException, 'begins' | 'ends'>

interface Stretch {
  /** Minutes after today's midnight; negative for yesterday. */
  start: number
  end: number
}

/** A span that ends exactly at midnight does not count. */
const lastsPastMidnight = ({ opens, closes }: OpeningSpan): boolean =>
  closes <= opens && closes !== '00:00'

const isClosure = ({ kind }: BranchException): boolean => kind === 'closed'
const changesHours = ({ kind }: BranchException): boolean => kind !== 'notice'

/** Opening spans from yesterday to the last day, without closures. */
function openStretches(branch: Opening, midnight: number, lastDay: number): Stretch[] {
  const stretches: Stretch[] = []
  for (let day = -1; day <= lastDay; day += 1)
    stretches.push(stretchOf(spanOn(branch, midnight + day * dayMs), day))
  const closures = branch.exceptions.filter(isClosure).map(({ begins, ends }) => ({
    start: minutesFrom(midnight, Date.parse(begins)),
    end: ends === null ? Infinity : minutesFrom(midnight, Date.parse(ends)),
  }))
  return closures.reduce(cutOut, stretches)
}

/** Exceptional hours (kind `hours`) that cover the start of the day replace the weekly hours. */
function spanOn({ hours, exceptions }: Opening, midnight: number): OpeningSpan {
  const others = findLatest(inForce(exceptions, new Date(midnight)), 'hours')
  if (others?.opens && others.closes) return { opens: others.opens, closes: others.closes }
  if (hours.kind === 'all_day') return { opens: '00:00', closes: '00:00' }
  const weekday = new Date(midnight + bangkokOffsetMs).getUTCDay()
  return weekday === 0 || weekday === 6 ? hours.weekend : hours.weekday
}

function stretchOf(span: OpeningSpan, day: number): Stretch {
  const opens = clockMinute(span.opens)
  const closes = clockMinute(span.closes)
  const start = day * dayMinutes + opens
  return { start, end: day * dayMinutes + (closes <= opens ? closes + dayMinutes : closes) }
}

function cutOut(stretches: readonly Stretch[], closure: Stretch): Stretch[] {
  return stretches.flatMap((stretch) =>
    [
      { start: stretch.start, end: Math.min(stretch.end, closure.start) },
      { start: Math.max(stretch.start, closure.end), end: stretch.end },
    ].filter(({ start, end }) => start < end),
  )
}

/** Merges spans that touch or overlap. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = []
  const ordered = [...stretches].sort((one, other) => one.start - other.start)
  for (const { start, end } of ordered) {
    const last = whole[whole.length - 1]
    if (last && last.end >= start) last.end = Math.max(last.end, end)
    else whole.push({ start, end })
  }
  return whole
}

function spansByDay(stretches: readonly Stretch[]): Map<number, OpeningSpan[]> {
  const byDay = new Map<number, OpeningSpan[]>()
  for (const { start, end } of stretches) {
    const day = Math.floor(start / dayMinutes)
    const span = { opens: clockText(start), closes: clockText(end) }
    byDay.set(day, [...(byDay.get(day) ?? []), span])
  }
  return byDay
}

function closedUntil({ start }: Stretch): OpeningState {
  const day = start < dayMinutes ? 'today' : 'tomorrow'
  return { kind: 'closed', opens: clockText(start), day }
}

function closedAhead({ exceptions }: Opening, now: Date): OpeningState {
  const until = bangkokMidnight(now) + 2 * dayMs
  // No closure is in force now, so the next one counts.
  const [closure] = notEnded(exceptions, now)
    .filter((exception) => isClosure(exception) && Date.parse(exception.begins) < until)
    .sort((one, other) => Date.parse(one.begins) - Date.parse(other.begins))
  if (!closure) throw new Error('Opening hours must contain at least one span a day')
  return { kind: 'closed_for_now', exception: closure }
}

/** Start of the day in Thailand. */
function bangkokMidnight(now: Date): number {
  return Math.floor((now.getTime() + bangkokOffsetMs) / dayMs) * dayMs - bangkokOffsetMs
}

function minutesFrom(midnight: number, moment: number): number {
  return Math.floor((moment - midnight) / minuteMs)
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
