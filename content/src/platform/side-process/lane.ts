import { createFairQueue, type FairQueueLimits } from '@washhouse/serving/fair-queue'
import { type AskLimits, createSideProcess, type SideWork } from './side-process.ts'

interface LaneSettings<Answer> extends SideWork<Answer> {
  queue: FairQueueLimits
  /** Fewer than run at a time where one answers several questions at once. */
  processes?: number
}

/**
 * Heavy work of one kind, done in processes beside the service, with a fair queue for them. Each lane has its own, so that
 * none waits for another: sign-ins never wait for pictures.
 */
export function createLane<Question, Answer>({
  queue,
  processes = queue.running,
  ...settings
}: LaneSettings<Answer>) {
  const all = Array.from({ length: processes }, () => createSideProcess<Question, Answer>(settings))
  // One for each question at a time. The last is asked next: one that has begun already, if any has.
  const free = Array.from({ length: Math.ceil(queue.running / processes) }, () => all).flat()

  /**
   * Asks a process that is free; whoever asks has come to his turn by `run`.
   * @throws SideProcessEndedError, or an error of what the work says.
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

  /** Ends what has begun, whatever it is at; the next question begins another. */
  function end(): void {
    for (const each of all) each.end()
  }

  return { ...createFairQueue(queue), ask, free, pid: () => all[0]?.pid(), end }
}
