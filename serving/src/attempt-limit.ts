/** Says whether a caller may try once more: at most so many times in each span of time. */
export function createAttemptLimit(limit: { most: number; spanMs: number; now?: () => number }) {
  const { most, spanMs, now = Date.now } = limit
  const attempts = new Map<string, { count: number; until: number }>()

  return function mayTry(caller: string): boolean {
    const time = now()
    for (const [key, { until }] of attempts) {
      // In the order of their beginning: the first that still counts ends the search.
      if (until > time) break
      attempts.delete(key)
    }
    const own = attempts.get(caller)
    if (own) return ++own.count <= most
    attempts.set(caller, { count: 1, until: time + spanMs })
    return true
  }
}
