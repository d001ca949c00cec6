export class TooManyRendersError extends Error {
  override readonly name = 'TooManyRendersError'
}

/** Nobody hears the answer any more. */
export class VisitorLeftError extends Error {
  override readonly name = 'VisitorLeftError'
}

export interface RenderLimits {
  atOnce: number
  /** Of those, for one visitor. */
  atOnceOfVisitor: number
  waiting: number
  waitingOfVisitor: number
  waitMs: number
}

/** Who wants a page, and whether he still does. */
export interface Asker {
  visitor: string
  hasLeft?: AbortSignal
}

interface Waiter {
  start(this: void): void
  giveUp(this: void, error: Error): void
}

/**
 * Each render keeps every other visitor waiting while React works: a few run, the rest wait for a moment,
 * visitor by visitor in turn, so that a crowd from one address delays itself alone.
 */
export function createRenderQueue(limits: RenderLimits) {
  const running = new Map<string, number>()
  /** In the order in which visitors get their turns. */
  const waiting = new Map<string, Set<Waiter>>()
  let runningCount = 0
  let waitingCount = 0

  /** @throws TooManyRendersError when too many wait, or for too long; VisitorLeftError. */
  return async function run<Page>(asker: Asker, render: () => Promise<Page>): Promise<Page> {
    const { visitor } = asker
    if (mayStart(visitor) && !waiting.has(visitor)) start(visitor)
    else await turn(asker)
    try {
      return await render()
    } finally {
      end(visitor)
      startNext()
    }
  }

  function mayStart(visitor: string): boolean {
    return runningCount < limits.atOnce && (running.get(visitor) ?? 0) < limits.atOnceOfVisitor
  }

  function start(visitor: string): void {
    runningCount += 1
    running.set(visitor, (running.get(visitor) ?? 0) + 1)
  }

  function end(visitor: string): void {
    runningCount -= 1
    const left = (running.get(visitor) ?? 0) - 1
    if (left > 0) running.set(visitor, left)
    else running.delete(visitor)
  }

  async function turn({ visitor, hasLeft }: Asker): Promise<void> {
    if (hasLeft?.aborted) throw new VisitorLeftError('the visitor has left')
    makeRoom(visitor)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiter: Waiter = {
      start: resolve,
      giveUp(error) {
        leave(visitor, waiter)
        reject(error)
      },
    }
    const leaves = () => waiter.giveUp(new VisitorLeftError('the visitor has left'))
    const timer = setTimeout(waiter.giveUp, limits.waitMs, tooMany())
    hasLeft?.addEventListener('abort', leaves)
    join(visitor, waiter)
    try {
      await promise
    } finally {
      clearTimeout(timer)
      hasLeft?.removeEventListener('abort', leaves)
    }
  }

  /** A full queue has room for whoever wants less of it than the largest crowd in it. */
  function makeRoom(visitor: string): void {
    const own = waiting.get(visitor)?.size ?? 0
    if (own >= limits.waitingOfVisitor) throw tooMany()
    if (waitingCount < limits.waiting) return
    const [largest] = [...waiting.values()].toSorted((one, other) => other.size - one.size)
    if (largest === undefined || largest.size <= own + 1) throw tooMany()
    ;[...largest].at(-1)?.giveUp(tooMany())
  }

  function tooMany(): TooManyRendersError {
    return new TooManyRendersError(`${waitingCount} pages wait to be rendered`)
  }

  function join(visitor: string, waiter: Waiter): void {
    waitingCount += 1
    const own = waiting.get(visitor)
    if (own === undefined) waiting.set(visitor, new Set([waiter]))
    else own.add(waiter)
  }

  function leave(visitor: string, waiter: Waiter): void {
    const own = waiting.get(visitor)
    if (!own?.delete(waiter)) return
    waitingCount -= 1
    if (own.size === 0) waiting.delete(visitor)
  }

  function startNext(): void {
    for (const [visitor, own] of waiting) {
      const [first] = own
      if (first === undefined || !mayStart(visitor)) continue
      leave(visitor, first)
      // Behind everybody else for his next one.
      waiting.delete(visitor)
      if (own.size > 0) waiting.set(visitor, own)
      start(visitor)
      first.start()
      return
    }
  }
}
