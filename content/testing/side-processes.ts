import { setTimeout as sleep } from 'node:timers/promises'

interface SideProcess {
  pid: () => number | undefined
}

/** Its id. A signal to 0, as which one that has ended could be taken, would reach the tests themselves. */
export function pidOf({ pid }: SideProcess): number {
  const current = pid()
  if (current === undefined) throw new Error('There is no such process')
  return current
}

/** Stops it in the middle of whatever it does: it lives, and answers nothing. Gives its id. */
export function stop(stopped: SideProcess): number {
  const pid = pidOf(stopped)
  process.kill(pid, 'SIGSTOP')
  return pid
}

/** Asks until there is one: of one that was killed just now the first question may only learn that. */
export async function askUntilBegun(
  asked: SideProcess,
  ask: () => Promise<unknown>,
): Promise<void> {
  do await ask()
  while (asked.pid() === undefined)
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
