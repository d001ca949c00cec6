/** Thrown without a call while the service is known to be away. */
export class BreakerOpenError extends Error {
  override name = 'BreakerOpenError'

  constructor() {
    super('The content service did not answer lately; the next try is in a few seconds')
  }
}

/** Keeps calls from a service that is away. */
export interface Breaker {
  /** Runs `work`, or throws {@link BreakerOpenError} at once while the breaker is open. */
  run<T>(work: () => Promise<T>): Promise<T>
}

interface BreakerOptions {
  /** Failures in a row that open the breaker. */
  failures?: number
  /** How long it stays open. */
  openMilliseconds?: number
  now?: () => number
}

/**
 * Spares a page its deadline when the service is down: after a few failures in a row it fails at
 * once for 5 s, then lets one call try.
 */
export function createBreaker(options: BreakerOptions = {}): Breaker {
  const { failures = 3, openMilliseconds = 5000, now = Date.now } = options
  let failuresInARow = 0
  let openUntil = 0

  return {
    async run(work) {
      if (now() < openUntil) throw new BreakerOpenError()
      // Half open: while this one call tries, the others go on failing at once.
      if (failuresInARow >= failures) openUntil = now() + openMilliseconds
      try {
        const result = await work()
        failuresInARow = 0
        openUntil = 0
        return result
      } catch (error) {
        failuresInARow += 1
        if (failuresInARow >= failures) openUntil = now() + openMilliseconds
        throw error
      }
    },
  }
}
