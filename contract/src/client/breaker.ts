import { ServiceError } from './service-error.ts'

/** Thrown instead of a result while the service is unreachable. */
export class BreakerOpenError extends Error {
  override name = 'BreakerOpenError'

  constructor() {
    super('The content service is unreachable; retrying within a second')
  }
}

/** Circuit breaker of a service. */
export interface Breaker {
  /**
   * Runs `work`. Rejects with {@link BreakerOpenError} if the breaker is open, or opens while `work` runs. Then the signal
   * given to `work` is aborted.
   */
  run<T>(work: (opened: AbortSignal) => Promise<T>): Promise<T>
  /**
   * Like `run`, for a write. A running write is never aborted, because the service may already be storing it. While the breaker
   * is open, the service is pinged up to four times before the write is rejected: unlike a read, a person must send a rejected
   * form again. Rejects after about six seconds if the service is frozen, at once if it is stopped.
   */
  runWrite<T>(work: () => Promise<T>): Promise<T>
  /** Whether the service responds; at most one second old. */
  isReachable(this: void): Promise<boolean>
}

interface BreakerOptions {
  /** A cheap request: resolves on any response, rejects on a timeout. */
  ping: () => Promise<unknown>
  /** Calls that take longer start a ping. With two pings of 0.8 s, a frozen service is detected within 3 s. */
  slowMilliseconds?: number
  /** Minimum time between two pings. */
  retryMilliseconds?: number
}

/** A clock that is set back does not keep the breaker open. */
const now = () => performance.now()

/** Checks, each of up to two pings of 0.8 s, before a write is given up. */
const mostChecks = 4

/**
 * Opens only when the service itself is unreachable, so that no visitor can open it for others. A refused connection opens
 * it at once. Any other failure and slow calls start a ping; the breaker opens if the ping fails. A response with any status
 * never opens it.
 */
export function createBreaker(options: BreakerOptions): Breaker {
  const { ping, slowMilliseconds = 1000, retryMilliseconds = 1000 } = options
  const running = new Set<AbortController>()
  let isOpen = false
  let nextPingAt = -Infinity
  let pinging: Promise<void> | undefined

  function open(cause: unknown): void {
    isOpen = true
    // Refused connections are cheap, so the next ping is due at once. This detects a restart immediately.
    nextPingAt = isRefused(cause) ? now() : now() + retryMilliseconds
    for (const call of running) call.abort(new BreakerOpenError())
  }

  function close(): void {
    isOpen = false
    nextPingAt = now() + retryMilliseconds
  }

  function check(): Promise<void> {
    // Two pings: one may fail because this process was busy.
    pinging ??= ping()
      .catch(ping)
      .then(close, (error: unknown) => (isOfThisProcess(error) ? close() : open(error)))
      .finally(() => {
        pinging = undefined
      })
    return pinging
  }

  const isDue = () => !pinging && now() >= nextPingAt

  async function watch<T>(work: () => Promise<T>): Promise<T> {
    if (isOpen) throw new BreakerOpenError()
    const slow = setTimeout(() => void check(), slowMilliseconds)
    try {
      return await work()
    } catch (error) {
      if (isRefused(error)) open(error)
      else if (!needsNoPing(error)) void check()
      throw error
    } finally {
      clearTimeout(slow)
    }
  }

  return {
    async run(work) {
      // The caller that starts the ping waits for it; all others fail at once.
      if (isOpen && isDue()) await check()
      const call = new AbortController()
      const { promise: opened, reject } = Promise.withResolvers<never>()
      call.signal.addEventListener('abort', () => reject(call.signal.reason))
      running.add(call)
      try {
        return await watch(() => Promise.race([work(call.signal), opened]))
      } finally {
        running.delete(call)
      }
    },

    async runWrite(work) {
      for (let checks = 0; isOpen && checks < mostChecks; checks += 1) await check()
      return await watch(work)
    },

    async isReachable() {
      if (pinging || isDue()) await check()
      return !isOpen
    },
  }
}

/** True after an answer of the service, and while the breaker is open. */
function needsNoPing(error: unknown): boolean {
  return error instanceof ServiceError || error instanceof BreakerOpenError
}

/** True if nothing listens at the address. */
function isRefused(error: unknown): boolean {
  return hasCode(error, ['ECONNREFUSED'])
}

/** Too many open files or connections in this process say nothing about the service. */
function isOfThisProcess(error: unknown): boolean {
  return hasCode(error, ['EMFILE', 'ENFILE', 'EADDRNOTAVAIL', 'ENOBUFS'])
}

/** System error code; `fetch` may wrap it in a cause. */
function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false
  // Host names may have several addresses.
  if (error instanceof AggregateError && error.errors.length > 0)
    return error.errors.every((each) => hasCode(each, codes))
  return ('code' in error && codes.includes(String(error.code))) || hasCode(error.cause, codes)
}
