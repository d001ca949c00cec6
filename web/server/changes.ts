import { setTimeout as pause } from 'node:timers/promises'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { z } from 'zod'

export interface ChangesOptions {
  contentUrl: string
  serviceToken: string
  /** The number of the last change, before it is reported. */
  onNumber(this: void, number: string): void
  /** Records changed; the tags name them. */
  onChange(this: void, tags: readonly string[]): void
  /** The changes are unknown: anything may have changed. */
  onUnknown(this: void): void
  /** Changes were, or may have been, missed for good; `onUnknown` is called too. */
  onMissed(this: void): void
  /** No changes are received until the next `onUnknown`. */
  onLost(this: void): void
  onError(this: void, error: unknown): void
  /** Maximum silence; the service sends a heartbeat every 15 s. */
  silenceMs?: number
  minRetryMs?: number
  maxRetryMs?: number
}

const headerSafe = /^[\x21-\x7e]{1,200}$/
const changeSchema = z.object({ tags: z.array(z.string()) })

/** Listens to the content service's changes while the website runs; returns a stop function. */
export function listenToChanges(options: ChangesOptions): () => void {
  const { silenceMs = 30_000, minRetryMs = 250, maxRetryMs = 2000 } = options
  const stopped = new AbortController()
  let lastId: string | undefined
  let retryMs = minRetryMs

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        await listenOnce()
      } catch (error) {
        if (stopped.signal.aborted) return
        options.onError(error)
      }
      await pause(retryMs)
      retryMs = Math.min(retryMs * 2, maxRetryMs)
    }
  }

  async function listenOnce(): Promise<void> {
    const silence = new AbortController()
    const timer = setTimeout(() => silence.abort(new Error('/changes is silent')), silenceMs)
    try {
      const response = await fetch(`${options.contentUrl}/changes`, {
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${options.serviceToken}`,
          ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
        },
        signal: AbortSignal.any([stopped.signal, silence.signal]),
      })
      if (!response.ok || !response.body) {
        await response.body?.cancel()
        throw new Error(`/changes answered ${response.status}`)
      }
      // Whether missed changes are replayed or not, the cache may be older than they are.
      options.onUnknown()
      retryMs = minRetryMs
      const parser = createParser({ onEvent: receive })
      const decoder = new TextDecoder()
      for await (const chunk of response.body) {
        timer.refresh()
        parser.feed(decoder.decode(chunk, { stream: true }))
      }
    } finally {
      clearTimeout(timer)
      options.onLost()
    }
  }

  function receive({ id, event, data }: EventSourceMessage): void {
    if (id !== undefined && headerSafe.test(id)) {
      lastId = id
      options.onNumber(id)
    }
    // A stream that resumes replays the missed changes and sends neither of these.
    if (event === 'ready' || event === 'reset') options.onMissed()
    if (event === 'ready') return
    const change = event === 'change' ? parseChange(data) : undefined
    if (change) options.onChange(change.tags)
    else options.onUnknown()
  }

  run().catch(options.onError)
  return () => stopped.abort()
}

function parseChange(data: string) {
  try {
    return changeSchema.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}
