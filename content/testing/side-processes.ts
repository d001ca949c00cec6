import { setTimeout as sleep } from 'node:timers/promises'

interface SideProcess {
  pid: () => number | undefined
}

/** Kills the process beside this one, in the middle of whatever it does. */
export function endAtOnce({ pid }: SideProcess): void {
  const current = pid()
  if (current !== undefined && isAlive(current)) process.kill(current, 'SIGKILL')
}

/** Kills it as often as it begins anew, until there is an outcome; gives that. */
export async function keepEnding<Outcome>(
  process: SideProcess,
  outcome: Promise<Outcome>,
): Promise<Outcome> {
  let isOver = false
  const settled = outcome.finally(() => (isOver = true))
  for (; !isOver; await sleep(1)) endAtOnce(process)
  return await settled
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
