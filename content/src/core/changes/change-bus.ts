import { processState } from '../../platform/database/process-state.ts'

/** Means every tag: changes may have been missed. */
export const everythingTag = 'everything'

/** A change of something public. `tags` name it. */
export interface Change {
  tags: readonly string[]
  /** In the log of all processes; undefined for a change by the clock, which each process notices itself. */
  number: number | undefined
}

export type ChangeBus = ReturnType<typeof createChangeBus>

/** Publishes changes to listeners, and retains the last changes for clients that reconnect. */
export function createChangeBus({ remembered = 1000 } = {}) {
  const listeners = new Set<(change: Change) => void>()
  const recent: Change[] = []
  const stop = new AbortController()
  /** The numbers up to this one are not remembered. */
  let forgotten = 0
  let last = 0

  /** Forgets all earlier changes. */
  function startAt(number: number): void {
    recent.length = 0
    forgotten = number
    last = number
  }

  function publish(tags: readonly string[], number?: number): Change {
    const change = { number, tags: [...new Set(tags)] }
    if (number !== undefined) {
      recent.push(change)
      last = number
    }
    if (recent.length > remembered) forgotten = recent.shift()?.number ?? forgotten
    for (const listener of listeners) listener(change)
    return change
  }

  function subscribe(listener: (change: Change) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** The numbered changes after this number; undefined if some are not remembered. */
  function since(number: number): Change[] | undefined {
    if (!(number >= forgotten && number <= last)) return undefined
    return recent.filter((change) => (change.number ?? 0) > number)
  }

  return {
    publish,
    subscribe,
    startAt,
    since,
    lastNumber: () => last,
    listenerCount: () => listeners.size,
    /** Aborted when the service stops, so that endless responses end. */
    stopped: stop.signal,
    close: () => stop.abort(),
  }
}

export const changeBus = processState('changeBus', () => createChangeBus())
