import { ServiceError } from '@washhouse/contract/client/service-error'
import type { ConsentChoice } from '@washhouse/contract/consent/consent.contract'
import { networkOf } from '@washhouse/serving/visitor-network'

/** A choice that waits for the log. Its id makes retries idempotent. */
interface QueuedChoice {
  choice: ConsentChoice
  /** For the rate limits; stays in memory. */
  visitorAddress: string | undefined
  network: string
  queuedAt: number
}

interface ConsentRetryQueueOptions {
  send: (choice: ConsentChoice, visitorAddress: string | undefined) => Promise<unknown>
  /** Called with the reason when a choice is dropped. */
  onGivenUp: (reason: string, error?: unknown) => void
  onStored: (count: number) => void
  most?: number
  /** Maximum per network, so that one network cannot fill the queue. */
  mostEach?: number
  mostAgeMs?: number
  /** Backoff after each failure; the last value repeats. */
  pausesMs?: readonly number[]
  now?: () => number
}

type Outcome = 'stored' | 'given up' | 'limited' | 'failed'

const second = 1000
const minute = 60 * second

/** Queues choices in memory and retries them one at a time with a growing backoff. */
export function createConsentRetryQueue(options: ConsentRetryQueueOptions) {
  const { send, onGivenUp, onStored, most = 5000, mostEach = 500 } = options
  const { mostAgeMs = 60 * minute, now = Date.now } = options
  const { pausesMs = [2, 5, 10, 20, 40, 60].map((seconds) => seconds * second) } = options
  const waiting: QueuedChoice[] = []
  let failures = 0
  let isScheduled = false

  function add(choice: ConsentChoice, visitorAddress: string | undefined): void {
    const network = networkOf(visitorAddress ?? '')
    if (waiting.length >= most) return onGivenUp('the queue is full')
    if (waiting.filter((queued) => queued.network === network).length >= mostEach)
      return onGivenUp('the queue is full for this network')
    waiting.push({ choice, visitorAddress, network, queuedAt: now() })
    scheduleRetry()
  }

  function scheduleRetry(): void {
    if (isScheduled || waiting.length === 0) return
    isScheduled = true
    const pause = pausesMs[Math.min(failures, pausesMs.length - 1)] ?? minute
    // Does not keep the process alive.
    setTimeout(() => void sendAll(), pause).unref()
  }

  async function sendAll(): Promise<void> {
    let stored = 0
    let isAway = false
    const limited = new Set<string>()
    for (const queued of waiting.splice(0)) {
      const outcome = isAway || limited.has(queued.network) ? 'later' : await sendOne(queued)
      if (outcome === 'stored') stored += 1
      if (outcome === 'stored' || outcome === 'given up') continue
      waiting.push(queued)
      // A rate limit stops only this network's choices.
      if (outcome === 'limited') limited.add(queued.network)
      if (outcome === 'failed') isAway = true
    }
    failures = stored === 0 ? failures + 1 : 0
    if (stored > 0) onStored(stored)
    isScheduled = false
    scheduleRetry()
  }

  async function sendOne({ choice, visitorAddress, queuedAt }: QueuedChoice): Promise<Outcome> {
    if (now() - queuedAt > mostAgeMs) {
      onGivenUp('it is too old')
      return 'given up'
    }
    try {
      await send(choice, visitorAddress)
      return 'stored'
    } catch (error) {
      if (error instanceof ServiceError && error.status === 429) return 'limited'
      if (mayBeRetried(error)) return 'failed'
      onGivenUp('it was refused', error)
      return 'given up'
    }
  }

  return { add }
}

/** True if a retry may succeed: after a rate limit, a timeout or an error of the service, but not after a refusal. */
export function mayBeRetried(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return true
  return error.status >= 500 || error.status === 429 || error.status === 408
}
