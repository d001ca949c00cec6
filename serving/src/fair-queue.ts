/** Thrown when so much work is waiting that more would only come too late. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

export interface FairQueueLimits {
  /** Pieces of work at a time, of all and of one. */
  running: number
  runningEach?: number
  /** Pieces that wait, of all and of one. */
  waiting: number
  waitingEach?: number
}

interface Ticket {
  begin(this: void): void
}

/**
 * Runs a few pieces of work at a time. Those who wait take turns: who brings much work holds up
 * himself alone. What is aborted before its turn never begins.
 */
export function createFairQueue(limits: FairQueueLimits) {
  const { running, runningEach = running, waiting, waitingEach = waiting } = limits
  // In the order of their turns.
  const ticketsOf = new Map<string, Set<Ticket>>()
  const runningOf = new Map<string, number>()
  let active = 0
  let queued = 0

  async function run<Result>(
    who: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    signal?.throwIfAborted()
    if (mayBegin(who)) enter(who)
    else await comeToTurn(who, signal)
    try {
      return await work()
    } finally {
      leave(who)
    }
  }

  function mayBegin(who: string): boolean {
    return active < running && (runningOf.get(who) ?? 0) < runningEach
  }

  function enter(who: string): void {
    active += 1
    runningOf.set(who, (runningOf.get(who) ?? 0) + 1)
  }

  function leave(who: string): void {
    active -= 1
    const own = (runningOf.get(who) ?? 0) - 1
    if (own > 0) runningOf.set(who, own)
    else runningOf.delete(who)
    // The place is taken at once, so that nobody can slip in between.
    beginNext()
  }

  function beginNext(): void {
    for (const [who, tickets] of ticketsOf) {
      const [ticket] = tickets
      if (!ticket || !mayBegin(who)) continue
      remove(who, ticket)
      // Behind all others for his next piece.
      if (ticketsOf.delete(who) && tickets.size > 0) ticketsOf.set(who, tickets)
      enter(who)
      return ticket.begin()
    }
  }

  function comeToTurn(who: string, signal: AbortSignal | undefined): Promise<void> {
    const own = ticketsOf.get(who) ?? new Set()
    if (queued >= waiting || own.size >= waitingEach)
      throw new QueueFullError(`${queued} are waiting already`)
    return new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        remove(who, ticket)
        reject(new DOMException('Nobody waits for it any more', 'AbortError'))
      }
      const ticket: Ticket = {
        begin() {
          signal?.removeEventListener('abort', giveUp)
          resolve()
        },
      }
      ticketsOf.set(who, own.add(ticket))
      queued += 1
      signal?.addEventListener('abort', giveUp, { once: true })
    })
  }

  function remove(who: string, ticket: Ticket): void {
    const tickets = ticketsOf.get(who)
    if (!tickets?.delete(ticket)) return
    queued -= 1
    if (tickets.size === 0) ticketsOf.delete(who)
  }

  return { run }
}
