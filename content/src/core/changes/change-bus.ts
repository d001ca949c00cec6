import { randomBytes } from 'node:crypto'
import { processState } from '../../platform/database/process-state.ts'

/** Stands for every tag: what changed while nobody listened is not known. */
export const everythingTag = 'everything'

/** Something public changed; `tags` name what, `id` is the place in the sequence. */
export interface Change {
  id: string
  tags: readonly string[]
}

export type ChangeBus = ReturnType<typeof createChangeBus>

/** Tells who listens what changed, and remembers the last changes for those who come back. */
export function createChangeBus({ remembered = 1000 } = {}) {
  // Ids of an earlier run of the process must not be taken for this run's.
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

  /** What came after the change with this id; undefined where that is not known any more. */
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
    /** Aborted when the service stops, so that endless answers end. */
    stopped: stop.signal,
    close: () => stop.abort(),
  }
}

export const changeBus = processState('changeBus', () => createChangeBus())
