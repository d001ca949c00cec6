const minuteMilliseconds = 60_000

/** Elapsed time in a common unit. */
export type TimeSince = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number }

/** Whole elapsed units. Less than two minutes is now, because clocks differ. */
export function timeSince(moment: string, now = Date.now()): TimeSince {
  const minutes = Math.floor((now - Date.parse(moment)) / minuteMilliseconds)
  if (minutes < 2) return { unit: 'now' }
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / 24) }
}
