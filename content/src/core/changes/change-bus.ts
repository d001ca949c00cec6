import { randomBytes } from 'node:crypto'
import { processState } from '../../platform/database/process-state.ts'

/** Means every tag: changes may have been missed. */
export const everythingTag = 'everything'

/** A change of something public. `tags` name it, `id` is its position in the sequence. */
export interface Change {
  id: string
  tags: readonly string[]
}

export type ChangeBus = ReturnType<typeof createChangeBus>

/** Publishes changes to listeners, and retains the last changes for clients that reconnect. */
export function createChangeBus({ remembered = 1000 } = {}) {
  // Distinguishes ids of this run of the process from those of earlier runs.
  const run = randomBytes(6).toString('hex')
  const listeners = new Set<(change: Change) => void>()
  const recent: Change[] = []
  const stop = new AbortController()
  let count = 0

  function publish(tags: readonly string[]): Change {
    const change = { id: idOf(++count), tags: [...new Set(tags)] }
    recent.push(change)
    if (recent.length > remembered) recent.shift()
    for (const listener of listeners) listener(change)
    return change
  }

  function subscribe(listener: (change: Change) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** The changes after this id; undefined if the id is unknown or too old. */
  function since(id: string): Change[] | undefined {
    const [givenRun, text] = id.split('-')
    const order = Number(text)
    const isOurs = givenRun === run && Number.isInteger(order) && order >= 0 && order <= count
    if (!isOurs || order < count - recent.length) return undefined
    return recent.slice(recent.length - (count - order))
  }

  function idOf(order: number): string {
    return `${run}-${order}`
  }

  return {
    publish,
    subscribe,
    since,
    lastId: () => idOf(count),
    listenerCount: () => listeners.size,
    /** Aborted when the service stops, so that endless responses end. */
    stopped: stop.signal,
    close: () => stop.abort(),
  }
}

export const changeBus = processState('changeBus', () => createChangeBus())
