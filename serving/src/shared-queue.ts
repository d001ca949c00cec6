import { createFairQueue, type FairQueueLimits } from './fair-queue.ts'

interface Job<Result> {
  waiters: number
  /** Aborted when the work begins: whoever else had claimed it need not wait for his turn. */
  begun: AbortController
  /** Aborted when nobody waits for the result any more. */
  abandoned: AbortController
  result: Promise<Result> | undefined
}

interface Asker {
  who: string
  /** Aborted when he has left. */
  signal: AbortSignal
}

/**
 * A fair queue for what several may want at the same time: it is done once for all of them, in the
 * first of their turns. What all have left is dropped before it begins; work that has begun is told.
 */
export function createSharedQueue<Result>(limits: FairQueueLimits) {
  const queue = createFairQueue(limits)
  const jobs = new Map<string, Job<Result>>()

  async function run(
    key: string,
    { who, signal }: Asker,
    work: (abandoned: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    signal.throwIfAborted()
    const job = jobs.get(key) ?? openJob(key)
    job.waiters += 1
    const { promise: hasLeft, reject } = Promise.withResolvers<never>()
    const leave = () => {
      signal.removeEventListener('abort', leave)
      reject(new DOMException('Nobody waits for it any more', 'AbortError'))
      giveUp(key, job)
    }
    signal.addEventListener('abort', leave)
    try {
      return await Promise.race([job.result ?? claim(key, job, who, work), hasLeft])
    } catch (error) {
      // Those before him left while it ran, and took the work with them.
      if (job.abandoned.signal.aborted && !signal.aborted)
        return await run(key, { who, signal }, work)
      throw error
    } finally {
      if (!signal.aborted) leave()
    }
  }

  async function claim(
    key: string,
    job: Job<Result>,
    who: string,
    work: (abandoned: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const noMore = AbortSignal.any([job.begun.signal, job.abandoned.signal])
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

  function openJob(key: string): Job<Result> {
    const job: Job<Result> = {
      waiters: 0,
      begun: new AbortController(),
      abandoned: new AbortController(),
      result: undefined,
    }
    jobs.set(key, job)
    return job
  }

  function giveUp(key: string, job: Job<Result>): void {
    job.waiters -= 1
    if (job.waiters > 0) return
    if (job.result === undefined) jobs.delete(key)
    job.abandoned.abort()
  }

  return { run }
}
