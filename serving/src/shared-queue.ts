import { ClientLeftError, type createFairQueue } from './fair-queue.ts'

interface Job<Result> {
  /** By who it is that waits. */
  claims: Map<string, Claim<Result>>
  /** Aborted when the work begins: whoever else had claimed it need not wait for his turn. */
  begun: AbortController
  /** Aborted when nobody waits for the result any more. */
  abandoned: AbortController
  result: Promise<Result> | undefined
}

/** All of one network that want the same thing have one turn for it. */
interface Claim<Result> {
  waiters: number
  left: AbortController
  result: Promise<Result>
}

interface Asker {
  who: string
  /** Aborted when he has left. */
  signal: AbortSignal
  /** Told when the work is not under way and none of his have claimed it; may refuse him by throwing. */
  onClaim?: (this: void) => void
}

/**
 * Turns of a fair queue for what several may want at the same time: it is done once for all of them, in the
 * first of their turns. What all have left is dropped before it begins; work that has begun is told.
 */
export function createSharedQueue<Result>(queue: Pick<ReturnType<typeof createFairQueue>, 'run'>) {
  const jobs = new Map<string, Job<Result>>()

  async function run(
    key: string,
    asker: Asker,
    work: (abandoned: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const { who, signal } = asker
    const hasLeft = () => new ClientLeftError('Nobody waits for it any more')
    if (signal.aborted) throw hasLeft()
    const job = jobs.get(key) ?? newJob()
    const claim = job.claims.get(who) ?? openClaim(key, job, asker, work)
    claim.waiters += 1
    const { promise: leaving, reject } = Promise.withResolvers<never>()
    const leave = () => {
      signal.removeEventListener('abort', leave)
      reject(hasLeft())
      giveUp(key, job, who, claim)
    }
    signal.addEventListener('abort', leave)
    try {
      return await Promise.race([claim.result, leaving])
    } catch (error) {
      // Those before him left while it ran, and took the work with them.
      if (job.abandoned.signal.aborted && !signal.aborted) return await run(key, asker, work)
      throw error
    } finally {
      if (!signal.aborted) leave()
    }
  }

  function openClaim(
    key: string,
    job: Job<Result>,
    { who, onClaim }: Asker,
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
