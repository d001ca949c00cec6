import { ServiceError } from './service-error.ts'

/** Thrown instead of a result while the service is unreachable. */
export class BreakerOpenError extends Error {
  override name = 'BreakerOpenError'

  constructor() {
    super('The content service is unreachable; the next try is in a second at most')
  }
}

/** Keeps calls from a service that is unreachable. */
export interface Breaker {
  /**
   * Runs `work`. Throws {@link BreakerOpenError} while the breaker is open, also for work that was running
   * when it opened.
   */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Whether the service answers, as of a second ago at most. */
  isReachable(this: void): Promise<boolean>
}

interface BreakerOptions {
  /** A cheap read: resolves when the service gives any answer, rejects when there is none in time. */
  ping: () => Promise<unknown>
  /** A call that takes longer starts a ping. With the ping's own deadline, a frozen service is detected within 3 s. */
  slowMilliseconds?: number
  /** The shortest time between two pings. */
  retryMilliseconds?: number
  now?: () => number
}

/**
 * A breaker that opens only when the service itself is unreachable, so that no visitor can open it for the others.
 * A refused connection opens it at once. A call that fails in any other way or takes long proves nothing: it starts a
 * ping, and the breaker opens when that fails, too. An answer, whatever its status, never opens it.
 */
export function createBreaker(options: BreakerOptions): Breaker {
  const { ping, slowMilliseconds = 1500, retryMilliseconds = 1000, now = Date.now } = options
  const running = new Set<(error: BreakerOpenError) => void>()
  let isOpen = false
  let nextPingAt = -Infinity
  let pinging: Promise<void> | undefined

  function open(cause: unknown): void {
    isOpen = true
    // To be refused once more costs nothing, and a service that has restarted is found at once.
    nextPingAt = isRefused(cause) ? now() : now() + retryMilliseconds
    for (const fail of running) fail(new BreakerOpenError())
  }

  function close(): void {
    isOpen = false
    nextPingAt = now() + retryMilliseconds
  }

  function check(): Promise<void> {
    pinging ??= ping()
      .then(close, open)
      .finally(() => {
        pinging = undefined
      })
    return pinging
  }

  const isDue = () => !pinging && now() >= nextPingAt

  return {
    async run(work) {
      // The caller who starts the ping waits for it; the others fail at once.
      if (isOpen && isDue()) await check()
      if (isOpen) throw new BreakerOpenError()
      const { promise: opened, reject } = Promise.withResolvers<never>()
      running.add(reject)
      const slow = setTimeout(() => void check(), slowMilliseconds)
      try {
        return await Promise.race([work(), opened])
      } catch (error) {
        if (isRefused(error)) open(error)
        else if (!isAnswer(error)) void check()
        throw error
      } finally {
        clearTimeout(slow)
        running.delete(reject)
      }
    },

    async isReachable() {
      if (pinging || isDue()) await check()
      return !isOpen
    },
  }
}

function isAnswer(error: unknown): boolean {
  return error instanceof ServiceError || error instanceof BreakerOpenError
}

/** Whether nobody listens at the service's address; the reason may lie below that of `fetch`. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A name may have several addresses.
  if (error instanceof AggregateError)
    return error.errors.length > 0 && error.errors.every(isRefused)
  return ('code' in error && error.code === 'ECONNREFUSED') || isRefused(error.cause)
}
