import { createParser } from 'eventsource-parser'
import { z } from 'zod'

interface ChangesOptions {
  contentUrl: string
  serviceToken: string
  /** Some records changed; the tags name which. */
  onChange(tags: readonly string[]): void
  /** What changed meanwhile is not known: anything may have. */
  onUnknown(): void
  onError(error: unknown): void
  fetch?: typeof fetch
  /** Longest silence; the service sends a sign of life every 15 s. */
  silenceMs?: number
  retryMs?: number
}

const Change = z.object({ tags: z.array(z.string()) })

/** Listens to the content service's changes for as long as the website runs; returns the stop. */
export function listenToChanges(options: ChangesOptions): () => void {
  const { silenceMs = 30_000, retryMs = 500 } = options
  const stopped = new AbortController()
  let lastId: string | undefined

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await listenOnce().catch(options.onError)
      await pause(retryMs, stopped.signal)
    }
  }

  async function listenOnce(): Promise<void> {
    const silence = new AbortController()
    const timer = setTimeout(() => silence.abort(new Error('/changes fell silent')), silenceMs)
    const response = await (options.fetch ?? fetch)(`${options.contentUrl}/changes`, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${options.serviceToken}`,
        ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
      },
      signal: AbortSignal.any([stopped.signal, silence.signal]),
    }).finally(() => timer.refresh())
    if (!response.ok || !response.body) throw new Error(`/changes answered ${response.status}`)
    const parser = createParser({ onEvent: receive })
    const decoder = new TextDecoder()
    try {
      for await (const chunk of response.body) {
        timer.refresh()
        parser.feed(decoder.decode(chunk, { stream: true }))
      }
    } finally {
      clearTimeout(timer)
    }
  }

  function receive(event: { id?: string | undefined; event?: string | undefined; data: string }) {
    lastId = event.id ?? lastId
    if (event.event !== 'change') return options.onUnknown()
    const change = Change.safeParse(JSON.parse(event.data))
    if (change.success) options.onChange(change.data.tags)
    else options.onUnknown()
  }

  void run()
  return () => stopped.abort()
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
