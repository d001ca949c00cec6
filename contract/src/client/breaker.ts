import { ServiceError } from './service-error.ts'

/** Thrown instead of a result while the service is unreachable. */
export class BreakerOpenError extends Error {
  override name = 'BreakerOpenError'

  constructor() {
    super('The content service is unreachable; retrying within a second')
  }
}

/** Keeps calls from a service that is unreachable. */
export interface Breaker {
  /**
   * Runs `work`. Throws {@link BreakerOpenError} while the breaker is open, also for work that was running
   * when it opened, whose signal is then aborted.
   */
  run<T>(work: (opened: AbortSignal) => Promise<T>): Promise<T>
  /** Whether the service answers, as of a second ago at most. */
  isReachable(this: void): Promise<boolean>
}

interface BreakerOptions {
  /** A cheap read: resolves when the service gives any answer, rejects when there is none in time. */
  ping: () => Promise<unknown>
  /** A call that takes longer starts a ping. With two pings of 0.8 s, a frozen service is detected within 3 s. */
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
  const { ping, slowMilliseconds = 1000, retryMilliseconds = 1000, now = Date.now } = options
  const running = new Set<AbortController>()
  let isOpen = false
  let nextPingAt = -Infinity
  let pinging: Promise<void> | undefined

  function open(cause: unknown): void {
    isOpen = true
    // To be refused once more costs nothing, and a service that has restarted is found at once.
    nextPingAt = isRefused(cause) ? now() : now() + retryMilliseconds
    for (const call of running) call.abort(new BreakerOpenError())
  }

  function close(): void {
    isOpen = false
    nextPingAt = now() + retryMilliseconds
  }

  function check(): Promise<void> {
    // Twice: one may fail because this process itself was busy.
    pinging ??= ping()
      .catch(ping)
      .then(close, (error: unknown) => (isOfThisProcess(error) ? close() : open(error)))
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
      const call = new AbortController()
      const { promise: opened, reject } = Promise.withResolvers<never>()
      call.signal.addEventListener('abort', () => reject(call.signal.reason))
      running.add(call)
      const slow = setTimeout(() => void check(), slowMilliseconds)
      try {
        return await Promise.race([work(call.signal), opened])
      } catch (error) {
        if (isRefused(error)) open(error)
        else if (!isAnswer(error)) void check()
        throw error
      } finally {
        clearTimeout(slow)
        running.delete(call)
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

/** Whether nobody listens at the service's address. */
function isRefused(error: unknown): boolean {
  return hasCode(error, ['ECONNREFUSED'])
}

/** Too many open files or connections here say nothing about the service. */
function isOfThisProcess(error: unknown): boolean {
  return hasCode(error, ['EMFILE', 'ENFILE', 'EADDRNOTAVAIL', 'ENOBUFS'])
}

/** The code of a system error, which may lie below that of `fetch`. */
function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false
  // A name may have several addresses.
  if (error instanceof AggregateError && error.errors.length > 0)
    return error.errors.every((each) => hasCode(each, codes))
  return ('code' in error && codes.includes(String(error.code))) || hasCode(error.cause, codes)
}
