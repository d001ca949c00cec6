const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** Thailand has no daylight saving time. */
const aheadMs = 7 * hourMs

/** Shifts a date so that its UTC fields show Thailand's time. */
const onClock = (moment: Date) => new Date(moment.getTime() + aheadMs)

/** The day in Thailand, '2026-11-27'. */
export const dayInThailand = (moment: Date): string => onClock(moment).toISOString().slice(0, 10)

/** The month in Thailand, '2026-11'. */
export const monthInThailand = (moment: Date): string => dayInThailand(moment).slice(0, 7)

export const hourOfDay = (day: string, hour: number): Date =>
  new Date(Date.parse(day) + hour * hourMs - aheadMs)

/** The next time with this weekday (Sunday is 0) and hour. */
export function nextWeekly(
  after: Date,
  { weekday, hour }: { weekday: number; hour: number },
): Date {
  const today = hourOfDay(dayInThailand(after), hour)
  const days = (weekday - onClock(after).getUTCDay() + 7) % 7
  const moment = new Date(today.getTime() + days * dayMs)
  return moment > after ? moment : new Date(moment.getTime() + 7 * dayMs)
}
