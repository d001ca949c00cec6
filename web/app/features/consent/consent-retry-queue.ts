import { ServiceError } from '@washhouse/contract/client/service-error'
import type { ConsentChoice } from '@washhouse/contract/consent/consent.contract'
import { networkOf } from '@washhouse/serving/visitor-network'

/** A choice that waits for the log. Its id makes retries idempotent. */
interface KeptChoice {
  choice: ConsentChoice
  /** For the rate limits; stays in memory. */
  visitorAddress: string | undefined
  network: string
  keptAt: number
}

interface KeptChoicesOptions {
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
export function keepChoices(options: KeptChoicesOptions) {
  const { send, onGivenUp, onStored, most = 5000, mostEach = 500 } = options
  const { mostAgeMs = 60 * minute, now = Date.now } = options
  const { pausesMs = [2, 5, 10, 20, 40, 60].map((seconds) => seconds * second) } = options
  const waiting: KeptChoice[] = []
  let failures = 0
  let isAwake = false

  function keep(choice: ConsentChoice, visitorAddress: string | undefined): void {
    const network = networkOf(visitorAddress ?? '')
    if (waiting.length >= most) return onGivenUp('the queue is full')
    if (waiting.filter((kept) => kept.network === network).length >= mostEach)
      return onGivenUp('the queue is full for this network')
    waiting.push({ choice, visitorAddress, network, keptAt: now() })
    wakeLater()
  }

  function wakeLater(): void {
    if (isAwake || waiting.length === 0) return
    isAwake = true
    const pause = pausesMs[Math.min(failures, pausesMs.length - 1)] ?? minute
    // Does not keep the process alive.
    setTimeout(() => void sendAll(), pause).unref()
  }

  async function sendAll(): Promise<void> {
    let stored = 0
    let isAway = false
    const limited = new Set<string>()
    for (const kept of waiting.splice(0)) {
      const outcome = isAway || limited.has(kept.network) ? 'later' : await sendOne(kept)
      if (outcome === 'stored') stored += 1
      if (outcome === 'stored' || outcome === 'given up') continue
      waiting.push(kept)
      // A rate limit stops only this network's choices.
      if (outcome === 'limited') limited.add(kept.network)
      if (outcome === 'failed') isAway = true
    }
    failures = stored === 0 ? failures + 1 : 0
    if (stored > 0) onStored(stored)
    isAwake = false
    wakeLater()
  }

  async function sendOne({ choice, visitorAddress, keptAt }: KeptChoice): Promise<Outcome> {
    if (now() - keptAt > mostAgeMs) {
      onGivenUp('it is too old')
      return 'given up'
    }
    try {
      await send(choice, visitorAddress)
      return 'stored'
    } catch (error) {
      if (error instanceof ServiceError && error.status === 429) return 'limited'
      if (isTriedAgain(error)) return 'failed'
      onGivenUp('it was refused', error)
      return 'given up'
    }
  }

  return { keep }
}

/** True if a retry can succeed: rate limits, timeouts and an unreachable service, but no refusals. */
export function isTriedAgain(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return true
  return error.status >= 500 || error.status === 429 || error.status === 408
}
