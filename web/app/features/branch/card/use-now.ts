import { useMemo, useSyncExternalStore } from 'react'

const minuteMilliseconds = 60_000
const checkMilliseconds = 10_000

/** The time, to the minute; null on the server and during hydration, because pages are cached. */
export function useNow(): Date | null {
  const minute = useSyncExternalStore(onPassingTime, currentMinute, () => null)
  return useMemo(() => (minute === null ? null : new Date(minute * minuteMilliseconds)), [minute])
}

function onPassingTime(check: () => void): () => void {
  const timer = setInterval(check, checkMilliseconds)
  return () => clearInterval(timer)
}

function currentMinute(): number {
  return Math.floor(Date.now() / minuteMilliseconds)
}
