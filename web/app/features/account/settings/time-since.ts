const minuteMilliseconds = 60_000

/** How long ago something was, in the unit that people would use. */
export type TimeSince = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number }

/** Whole units that have passed; what is less than two minutes ago is now, as clocks differ. */
export function timeSince(moment: string, now = Date.now()): TimeSince {
  const minutes = Math.floor((now - Date.parse(moment)) / minuteMilliseconds)
  if (minutes < 2) return { unit: 'now' }
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / 24) }
}
