import { setTimeout as pause } from 'node:timers/promises'

/** Addresses of pages that have changed; everything: any page may have changed. */
export type Purged = readonly string[] | 'everything'

export interface PurgeHookOptions {
  url: string
  token: string | undefined
  onError(this: void, error: unknown): void
  minRetryMs?: number
  maxRetryMs?: number
}

/** Cloudflare accepts 30 addresses in a request. */
const maxAddresses = 30
const timeoutMs = 10_000

/**
 * Tells a shared cache which pages have changed, in the format of Cloudflare's API. Sends one request at a time; what changes
 * meanwhile is sent together with the next one. A failed request is repeated until it succeeds.
 */
export function createPurgeHook(options: PurgeHookOptions) {
  const { url, token, onError, minRetryMs = 1000, maxRetryMs = 60_000 } = options
  const stopped = new AbortController()
  let waiting: Purged = []
  let isSending = false

  function purge(purged: Purged): void {
    waiting = together(waiting, purged)
    if (!isSending) void sendWaiting()
  }

  async function sendWaiting(): Promise<void> {
    isSending = true
    let retryMs = minRetryMs
    while (waiting.length > 0 && !stopped.signal.aborted) {
      const sent = waiting
      waiting = []
      try {
        await send(sent)
        retryMs = minRetryMs
      } catch (error) {
        if (stopped.signal.aborted) return
        onError(error)
        waiting = together(sent, waiting)
        await pause(retryMs, undefined, { ref: false })
        retryMs = Math.min(retryMs * 2, maxRetryMs)
      }
    }
    isSending = false
  }

  async function send(purged: Purged): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(
        purged === 'everything' ? { purge_everything: true } : { files: purged },
      ),
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(timeoutMs)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`PURGE_URL answered ${response.status}`)
  }

  return { purge, stop: () => stopped.abort() }
}

function together(left: Purged, right: Purged): Purged {
  if (left === 'everything' || right === 'everything') return 'everything'
  const all = new Set([...left, ...right])
  return all.size > maxAddresses ? 'everything' : [...all]
}
