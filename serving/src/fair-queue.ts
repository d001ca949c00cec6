/** Thrown when the queue is full, or work would have to wait too long. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Thrown when the client disconnected before the work began. */
export class ClientLeftError extends Error {
  override readonly name = 'ClientLeftError'
}

declare global {
  var __washhouseQueues: Map<string, () => number> | undefined
}

/** The number of waiting pieces of each named queue. One map per process: Next.js evaluates this module a second time. */
export const queueLengths = (globalThis.__washhouseQueues ??= new Map<string, () => number>())

export interface FairQueueLimits {
  /** The queue's name in the metrics, unique in the process; a queue without one is not measured. */
  name?: string
  /** Number of pieces of work that run at the same time. */
  running: number
  /** The same per client. Set it below `running` if one piece can take longer than other clients can wait. */
  runningEach?: number
  /** Number of waiting pieces of all clients. */
  waiting: number
  /** Maximum wait of a piece. A piece that is expected to wait longer is refused at once. */
  waitMs?: number
}

/** Weight of the newest duration in the moving average. */
const share = 0.2

interface Ticket {
  begin(this: void): void
  giveUp(this: void, error: Error): void
}

/**
 * Runs a few pieces of work at a time. While only one client has work, it may fill the whole queue and run up to `runningEach`
 * pieces. A second client gets the next slot that becomes free; from then on, clients take turns. Work that is aborted before
 * its turn never starts.
 */
export function createFairQueue(limits: FairQueueLimits) {
  const { running, runningEach = running, waiting, waitMs } = limits
  // In the order of the clients' turns.
  const ticketsOf = new Map<string, Set<Ticket>>()
  const runningOf = new Map<string, number>()
  let active = 0
  let queued = 0
  /** Moving average of durations in milliseconds. The first piece, which may include startup work, counts for a fifth only. */
  let usualMs = 0

  /**
   * @throws QueueFullError when the queue is full, or when the piece has waited `waitMs` or is expected to; ClientLeftError when
   * `signal` aborts before the start.
   */
  async function run<Result>(
    who: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    if (signal?.aborted) throw clientLeft()
    if (mayBegin(who)) enter(who)
    else await waitForTurn(who, signal)
    const begunAt = performance.now()
    try {
      return await work()
    } finally {
      usualMs += (performance.now() - begunAt - usualMs) * share
      leave(who)
    }
  }

  /** True if this client's next piece would be too late, estimated from the queue and the usual duration. */
  function isTooLate(who: string): boolean {
    if (waitMs === undefined || active < running) return false
    const own = ticketsOf.get(who)?.size ?? 0
    let ahead = own + 1
    for (const [other, { size }] of ticketsOf) if (other !== who) ahead += Math.min(size, own + 1)
    return (ahead * usualMs) / running > waitMs
  }

  function mayBegin(who: string): boolean {
    return active < running && (runningOf.get(who) ?? 0) < runningEach
  }

  function enter(who: string): void {
    active += 1
    runningOf.set(who, (runningOf.get(who) ?? 0) + 1)
    goBehind(who)
  }

  function leave(who: string): void {
    active -= 1
    const own = (runningOf.get(who) ?? 0) - 1
    if (own > 0) runningOf.set(who, own)
    else runningOf.delete(who)
    goBehind(who)
    // Fills the slot at once, so that no other work can take it in between.
    beginNext()
  }

  /** A client that was just served goes behind the waiting ones. */
  function goBehind(who: string): void {
    const tickets = ticketsOf.get(who)
    if (tickets === undefined) return
    ticketsOf.delete(who)
    ticketsOf.set(who, tickets)
  }

  function beginNext(): void {
    for (const [who, tickets] of ticketsOf) {
      const [ticket] = tickets
      if (!ticket || !mayBegin(who)) continue
      remove(who, ticket)
      enter(who)
      return ticket.begin()
    }
  }

  async function waitForTurn(who: string, signal: AbortSignal | undefined): Promise<void> {
    if (isTooLate(who)) throw queueFull()
    makeRoom(who)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const ticket: Ticket = {
      begin: resolve,
      giveUp(error) {
        remove(who, ticket)
        reject(error)
      },
    }
    const leaves = () => ticket.giveUp(clientLeft())
    const tooLate = () => ticket.giveUp(queueFull())
    const timer = waitMs === undefined ? undefined : setTimeout(tooLate, waitMs)
    signal?.addEventListener('abort', leaves)
    add(who, ticket)
    try {
      await promise
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leaves)
    }
  }

  /**
   * If the queue is full, one piece is refused. If the client with the most waiting pieces has at least two more than `who`, it
   * is that client's newest piece. Otherwise it is the new piece.
   */
  function makeRoom(who: string): void {
    if (queued < waiting) return
    const own = ticketsOf.get(who)?.size ?? 0
    const [largest] = [...ticketsOf.values()].toSorted((one, other) => other.size - one.size)
    if (largest === undefined || largest.size <= own + 1) throw queueFull()
    ;[...largest].at(-1)?.giveUp(queueFull())
  }

  function add(who: string, ticket: Ticket): void {
    queued += 1
    const tickets = ticketsOf.get(who)
    if (tickets === undefined) ticketsOf.set(who, new Set([ticket]))
    else tickets.add(ticket)
  }

  function remove(who: string, ticket: Ticket): void {
    const tickets = ticketsOf.get(who)
    if (!tickets?.delete(ticket)) return
    queued -= 1
    if (tickets.size === 0) ticketsOf.delete(who)
  }

  if (limits.name !== undefined) queueLengths.set(limits.name, () => queued)

  function queueFull(): QueueFullError {
    return new QueueFullError(`${queued} are waiting already`)
  }

  return { run, isTooLate }
}

function clientLeft(): ClientLeftError {
  return new ClientLeftError('The client has disconnected')
}
