import { ClientLeftError, type createFairQueue } from './fair-queue.ts'

interface Job<Result> {
  /** By client. */
  claims: Map<string, Claim<Result>>
  /** Aborted when the work begins, so that the other clients' places for the same work are removed from the queue. */
  begun: AbortController
  /** Aborted when nobody waits for the result. */
  abandoned: AbortController
  result: Promise<Result> | undefined
}

/** All requests of one network for the same work share one turn. */
interface Claim<Result> {
  waiters: number
  left: AbortController
  result: Promise<Result>
}

interface Client {
  who: string
  /** Aborted when the client disconnects. */
  signal: AbortSignal
  /** Called if the work is not running and this client has not claimed it; may refuse by throwing. */
  onClaim?: (this: void) => void
}

/**
 * Shares work of a fair queue: the same work runs once for all clients that want it. It starts when the first of these clients
 * has its turn. It is dropped if all clients leave before it begins; running work gets an abort signal.
 */
export function createSharedQueue<Result>(queue: Pick<ReturnType<typeof createFairQueue>, 'run'>) {
  const jobs = new Map<string, Job<Result>>()

  async function run(
    key: string,
    client: Client,
    work: (abandoned: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const { who, signal } = client
    const clientLeft = () => new ClientLeftError('The client has disconnected')
    if (signal.aborted) throw clientLeft()
    const job = jobs.get(key) ?? newJob()
    const claim = job.claims.get(who) ?? openClaim(key, job, client, work)
    claim.waiters += 1
    const { promise: leaving, reject } = Promise.withResolvers<never>()
    const leave = () => {
      signal.removeEventListener('abort', leave)
      reject(clientLeft())
      giveUp(key, job, who, claim)
    }
    signal.addEventListener('abort', leave)
    try {
      return await Promise.race([claim.result, leaving])
    } catch (error) {
      // The earlier clients left while it ran, which aborted the work.
      if (job.abandoned.signal.aborted && !signal.aborted) return await run(key, client, work)
      throw error
    } finally {
      if (!signal.aborted) leave()
    }
  }

  function openClaim(
    key: string,
    job: Job<Result>,
    { who, onClaim }: Client,
    work: (abandoned: AbortSignal) => Promise<Result>,
  ): Claim<Result> {
    if (!job.result) onClaim?.()
    jobs.set(key, job)
    const left = new AbortController()
    const result = job.result ?? waitForTurn(key, job, { who, left }, work)
    const claim = { waiters: 0, left, result }
    job.claims.set(who, claim)
    return claim
  }

  async function waitForTurn(
    key: string,
    job: Job<Result>,
    { who, left }: { who: string; left: AbortController },
    work: (abandoned: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const noMore = AbortSignal.any([job.begun.signal, left.signal])
    try {
      return await queue.run(who, () => begin(key, job, work), noMore)
    } catch (error) {
      if (job.result) return await job.result
      throw error
    }
  }

  function begin(
    key: string,
    job: Job<Result>,
    work: (abandoned: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    job.result = work(job.abandoned.signal)
    job.begun.abort()
    const forget = () => jobs.delete(key)
    job.result.then(forget, forget)
    return job.result
  }

  function newJob(): Job<Result> {
    return {
      claims: new Map(),
      begun: new AbortController(),
      abandoned: new AbortController(),
      result: undefined,
    }
  }

  function giveUp(key: string, job: Job<Result>, who: string, claim: Claim<Result>): void {
    claim.waiters -= 1
    if (claim.waiters > 0) return
    job.claims.delete(who)
    claim.left.abort()
    if (job.claims.size > 0) return
    if (job.result === undefined) jobs.delete(key)
    job.abandoned.abort()
  }

  return { run }
}
