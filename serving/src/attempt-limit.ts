/** Allows each caller `most` attempts in each time span, also while the clock of the machine is set back. */
export function createAttemptLimit(limit: { most: number; spanMs: number; now?: () => number }) {
  const { most, spanMs, now = () => performance.now() } = limit
  const attempts = new Map<string, { count: number; until: number }>()

  return function mayTry(caller: string): boolean {
    const time = now()
    for (const [key, { until }] of attempts) {
      // Entries are in the order of their start: the first one that still counts ends the search.
      if (until > time) break
      attempts.delete(key)
    }
    const own = attempts.get(caller)
    if (own) return ++own.count <= most
    attempts.set(caller, { count: 1, until: time + spanMs })
    return true
  }
}
