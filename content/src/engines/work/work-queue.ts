/** Thrown when so much work is waiting that more would only come too late. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Runs at most `running` pieces of work at a time and lets at most `waiting` queue up. */
export function createWorkQueue({ running, waiting }: { running: number; waiting: number }) {
  const queue: (() => void)[] = []
  let active = 0

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (active >= running) {
      if (queue.length >= waiting) throw new QueueFullError(`${waiting} are waiting already`)
      await new Promise<void>((resolve) => queue.push(resolve))
    } else active++
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = queue.shift()
      if (next) next()
      else active--
    }
  }

  return { run }
}
