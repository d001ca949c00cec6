import { createFairQueue, type FairQueueLimits } from '@washhouse/serving/fair-queue'
import { type AskLimits, createSideProcess, type SideWork } from './side-process.ts'

interface LaneSettings<Answer> extends SideWork<Answer> {
  queue: FairQueueLimits
  /** Less than `queue.running` if a process answers several questions at once. */
  processes?: number
}

/**
 * Expensive work of one kind in separate processes, with a fair queue. Each lane has its own, so that no lane waits for
 * another: sign-ins never wait for images.
 */
export function createLane<Question, Answer>({
  queue,
  processes = queue.running,
  ...settings
}: LaneSettings<Answer>) {
  const all = Array.from({ length: processes }, () => createSideProcess<Question, Answer>(settings))
  // One slot for each concurrent question. The last one is used next, to prefer a process that is running.
  const free = Array.from({ length: Math.ceil(queue.running / processes) }, () => all).flat()

  /**
   * Asks a free process; call it only inside `run`.
   * @throws SideProcessEndedError, or an error with the work's message.
   */
  async function ask(question: Question, limits?: AskLimits): Promise<Answer> {
    const asked = free.pop()
    if (!asked) throw new Error(`More is asked at a time of what ${settings.does} than it answers`)
    try {
      return await asked.ask(question, limits)
    } finally {
      if (asked.pid() === undefined) free.unshift(asked)
      else free.push(asked)
    }
  }

  /** Kills the running processes; the next question starts another. */
  function end(): void {
    for (const each of all) each.end()
  }

  return {
    ...createFairQueue({ name: settings.does, ...queue }),
    ask,
    free,
    pid: () => all[0]?.pid(),
    end,
  }
}
